import type { ApiRequest, ApiTransport } from "../client.ts";
import type { Answer } from "../envelope.ts";

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
        if (limit.aborted || request.signal?.aborted || attempt >= attempts) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 50 * 2 ** attempt));
    }
  };
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
  return {
    status: response.status,
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
