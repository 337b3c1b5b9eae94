import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";

/** A request as the web platform knows it. */
export function toRequest(request: IncomingMessage, url: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(":")) continue;
    for (const entry of [value].flat()) if (entry !== undefined) headers.append(name, entry);
  }
  // Checked at the door (`isCrossSite`), against every name the site goes by; the framework knows only one of them.
  headers.delete("origin");
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(url, {
    method: request.method ?? "GET",
    headers,
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream<Uint8Array>, duplex: "half" as const }),
  });
}
