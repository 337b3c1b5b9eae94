import type { ApiRequest, ApiTransport } from "../client.ts";
import { type Answer, noAnswer } from "../envelope.ts";

type Options = {
  baseUrl: string;
  prefix: string;
  /** Total time for a call with all its retries, while a visitor waits. */
  patience?: number;
  retries?: number;
};

/** Calls an API in another process. Retries GETs only, and only without an answer or when the server was down. */
export function httpTransport({ baseUrl, prefix, patience = 2500, retries = 2 }: Options): ApiTransport {
  return async (request) => {
    const limit = AbortSignal.timeout(patience);
    const attempts = request.method === "GET" ? retries + 1 : 1;
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = await ask(`${baseUrl}${prefix}`, request, limit);
        if (answer.status < 502 || attempt >= attempts) return answer;
      } catch (error) {
        if (limit.aborted || request.signal?.aborted || attempt >= attempts)
          return unanswered(request, error);
      }
      await new Promise((resolve) => setTimeout(resolve, 50 * 2 ** attempt));
    }
  };
}

/** Silence has a status for those who read. A form needs the error: its message may be kept elsewhere. */
function unanswered({ method, signal }: ApiRequest, error: unknown): Answer {
  if (method !== "GET" || signal?.aborted) throw error;
  return { status: noAnswer, envelope: { code: noAnswer, data: null, msg: "" }, tags: [] };
}

async function ask(base: string, request: ApiRequest, limit: AbortSignal): Promise<Answer> {
  const { name, method, params, language, visitor, idempotencyKey, signal } = request;
  const response = await fetch(method === "GET" ? `${base}${name}?${queryOf(params)}` : `${base}${name}`, {
    method,
    redirect: "error",
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    headers: {
      accept: "application/json, text/plain",
      "accept-language": language,
      ...(visitor && { "x-forwarded-for": visitor }),
      ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
      ...(method === "POST" && { "content-type": "application/json" }),
    },
    ...(method === "POST" && { body: JSON.stringify(params) }),
  });
  const retryAfter = response.headers.get("retry-after");
  return {
    status: response.status,
    ...(retryAfter && { headers: { "retry-after": retryAfter } }),
    envelope: (await response.json()) as Answer["envelope"],
    tags: response.headers.get("x-tags")?.split(" ") ?? [],
  };
}

function queryOf(params: Record<string, unknown>) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const entry of [value].flat()) query.append(name, String(entry));
  }
  return query.toString();
}
