import type { z } from "zod";
import type { Outcome } from "#domain/enquiries/outcome.ts";
import type { Reader } from "#domain/reader.ts";
import { translator } from "#i18n/translator.ts";
import type { ApiRequest } from "./client.ts";
import { type CallName, contract } from "./contract/contract.ts";
import type { Answer } from "./envelope.ts";
import { handlers } from "./handlers/handlers.ts";
import { editionOf, languageFor } from "./language-code.ts";
import type { CallContext, Services } from "./services.ts";

type AnyHandler = (params: unknown, context: CallContext) => Promise<unknown>;

/** Answers one call, over HTTP or from a page in the same process. */
export async function answerCall(services: Services, request: ApiRequest): Promise<Answer> {
  const language = languageFor(request.params.languageCode, request.language, services.locales);
  const words = translator(language);
  const definition = contract[request.name];
  const parsed = definition.params.safeParse(request.params);
  if (!parsed.success) {
    return refuse(400, words("forms.api.malformed", { detail: detailOf(parsed.error) }));
  }
  const reader: Reader = { db: services.db, language, offered: services.locales, tags: new Set() };
  const context: CallContext = {
    ...services,
    reader,
    words,
    visitor: request.visitor ?? "unknown",
    key: request.idempotencyKey,
    edition: editionOf(request.params.languageCode),
  };
  const result = await (handlers[request.name as CallName] as AnyHandler)(parsed.data, context);
  if (definition.method === "POST") return answerOutcome(result as Outcome<unknown>, words("forms.refused"));
  if (result === undefined) return refuse(404, words("forms.api.notFound"));
  return { status: 200, envelope: { code: 200, data: result, msg: "ok" }, tags: [...reader.tags] };
}

export function refuse(status: number, msg: string, headers?: Record<string, string>): Answer {
  return { status, envelope: { code: status, data: null, msg }, tags: [], ...(headers && { headers }) };
}

/** A refused form is HTTP 200 with another code: the visitor stays on the page and keeps every word. */
function answerOutcome(outcome: Outcome<unknown>, refused: string): Answer {
  const answer = (code: number, data: unknown, msg: string, headers?: Record<string, string>): Answer => ({
    status: 200,
    envelope: { code, data, msg },
    tags: [],
    ...(headers && { headers }),
  });
  switch (outcome.kind) {
    case "accepted":
      return answer(200, outcome.data, "ok");
    case "invalid":
      return answer(422, { fields: outcome.fields }, refused);
    case "conflict":
      return answer(409, {}, outcome.msg);
    case "limited":
      return answer(429, { retryAfter: outcome.retryAfter }, outcome.msg, {
        "retry-after": String(outcome.retryAfter),
      });
    case "unknown":
      return answer(404, {}, outcome.msg);
  }
}

function detailOf(error: z.ZodError) {
  return error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join(".") || "body"}: ${message}`)
    .join("; ");
}
