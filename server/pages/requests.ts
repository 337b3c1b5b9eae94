import type { IncomingMessage } from "node:http";

/**
 * A request as the web platform knows it, when all of it has come: no page waits for a body that comes slowly or never.
 * Undefined when the visitor left before. What is only read comes without headers: a page depends on its address and the
 * edition, and on nothing else that a browser says.
 */
export async function toRequest(request: IncomingMessage, url: string): Promise<Request | undefined> {
  const { method = "GET" } = request;
  if (method === "GET" || method === "HEAD") return new Request(url, { method });
  const body = await readBody(request);
  if (!body) return undefined;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(":")) continue;
    for (const entry of [value].flat()) if (entry !== undefined) headers.append(name, entry);
  }
  // Checked at the door (`isCrossSite`), against every name the site goes by; the framework knows only one of them.
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
