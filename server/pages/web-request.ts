import type { IncomingMessage } from "node:http";

/**
 * A request of the web platform, once its whole body is here: no render waits for a slow one. Undefined when the visitor
 * left before. A read has no headers: a page depends on its address and the market alone.
 */
export async function toWebRequest(request: IncomingMessage, url: string): Promise<Request | undefined> {
  const { method = "GET" } = request;
  if (method === "GET" || method === "HEAD") return new Request(url, { method });
  const body = await readBody(request);
  if (!body) return undefined;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(":")) continue;
    for (const entry of [value].flat()) if (entry !== undefined) headers.append(name, entry);
  }
  // `isCrossSite` has checked it against every name of the site; the framework knows only one.
  headers.delete("origin");
  return new Request(url, { method, headers, body });
}

async function readBody(request: IncomingMessage) {
  try {
    return new Uint8Array(Buffer.concat((await request.toArray()) as Buffer[]));
  } catch {
    return undefined;
  }
}
