import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { isOutage } from "#db/outage.ts";
import type { Language, Locale } from "#i18n/locales.ts";
import { translator } from "#i18n/translator.ts";
import { refuse } from "../answer-call.ts";
import type { ApiTransport } from "../client.ts";
import { type CallName, contract } from "../contract/contract.ts";
import type { Answer } from "../envelope.ts";
import { openApiDocument } from "../openapi.ts";
import { openApiPage } from "../openapi-page.ts";
import { acceptedLanguage, readBody, readQuery } from "./read-request.ts";

type Options = {
  transport: ApiTransport;
  prefix: string;
  siteName: string;
  locales: readonly Locale[];
  visitorOf(context: Context): string;
  onError(error: unknown, context: Context): void;
};

export function createApiApp(options: Options) {
  const app = new Hono();
  app.use(compress());
  const document = openApiDocument(options.prefix, options.siteName);
  app.get(`${options.prefix}openapi.json`, (context) => cacheable(context, JSON.stringify(document), 3600));
  app.get(options.prefix, (context) => context.html(openApiPage(document)));
  app.all(`${options.prefix}*`, async (context) => {
    const language = acceptedLanguage(context.req.header("accept-language"), options.locales);
    try {
      return send(context, await answer(context, options, language), language);
    } catch (error) {
      options.onError(error, context);
      return send(context, failureAnswer(error, language), language);
    }
  });
  return app;
}

async function answer(
  context: Context,
  { transport, prefix, visitorOf }: Options,
  language: Language,
): Promise<Answer> {
  const words = translator(language);
  const url = new URL(context.req.url);
  const name = url.pathname.slice(prefix.length) as CallName;
  const definition = Object.hasOwn(contract, name) ? contract[name] : undefined;
  if (!definition) return refuse(404, words("forms.api.unknownCall"));
  const allowed = definition.method === "GET" ? ["GET", "HEAD"] : ["POST"];
  if (!allowed.includes(context.req.method)) {
    return refuse(405, words("forms.api.wrongMethod"), { allow: allowed.join(", ") });
  }
  const common = { name, language, visitor: visitorOf(context), signal: context.req.raw.signal };
  if (definition.method === "GET") return transport({ ...common, method: "GET", params: readQuery(url) });
  const body = await readBody(context.req.raw);
  if (!body.ok) {
    const reason = { 400: "malformed", 413: "tooLarge", 415: "notJson" } as const;
    return refuse(body.status, words(`forms.api.${reason[body.status]}`, { detail: body.detail ?? "" }));
  }
  const { idempotencyKey: field, ...params } = body.value;
  const idempotencyKey =
    context.req.header("idempotency-key") ?? (typeof field === "string" ? field : undefined);
  return transport({ ...common, method: "POST", params, ...(idempotencyKey && { idempotencyKey }) });
}

function send(context: Context, { status, envelope, tags, headers }: Answer, language: Language) {
  for (const [name, value] of Object.entries(headers ?? {})) context.header(name, value);
  context.header("content-language", language);
  const body = JSON.stringify(envelope);
  if (context.req.method !== "POST" && status === 200 && !context.req.path.endsWith("/getFormStamp")) {
    context.header("vary", "accept-language");
    if (tags.length > 0) context.header("x-tags", tags.slice(0, 200).join(" "));
    return cacheable(context, body, 30);
  }
  context.header("cache-control", "no-store");
  context.header("content-type", "application/json; charset=utf-8");
  return context.body(body, status as 200);
}

/** A shared cache may show an answer for up to twice this time: a minute for published content. */
function cacheable(context: Context, body: string, seconds: number) {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  context.header("etag", etag);
  context.header("cache-control", `public, max-age=${seconds}, stale-while-revalidate=${seconds}`);
  if (matches(context.req.header("if-none-match"), etag)) return context.body(null, 304);
  context.header("content-type", "application/json; charset=utf-8");
  return context.body(body, 200);
}

/** A proxy that compresses makes a strong ETag weak; both name the same answer. */
function matches(header: string | undefined, etag: string) {
  if (!header) return false;
  return header.trim() === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** Answers with a sentence in the caller's language, never a stack trace, a path or SQL. */
function failureAnswer(error: unknown, language: Language): Answer {
  const words = translator(language);
  if (isOutage(error)) return refuse(503, words("forms.api.unavailable"), { "retry-after": "5" });
  return refuse(500, words("forms.api.failed"));
}
