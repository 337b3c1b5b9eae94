import type { IncomingMessage, ServerResponse } from "node:http";
import { encodingFor } from "../http/accepted-encoding.ts";
import type { Kept } from "./kept-page.ts";
import type { Made } from "./make-page.ts";
import type { PageCache } from "./page-cache.ts";
import { encodePage, type Marker, type Variant, withMarker } from "./page-variant.ts";

export function sendVariant(
  request: IncomingMessage,
  response: ServerResponse,
  variant: Variant,
  marker: Marker,
  requestId?: string,
) {
  const isKnown = request.headers["if-none-match"]?.includes(variant.etag) === true;
  const headers = marker === "HIT" ? variant.hitHeaders : withMarker(variant.headers, marker);
  const all = requestId ? [...headers, "X-Request-Id", requestId] : headers;
  response.writeHead(isKnown ? 304 : 200, all);
  response.end(isKnown || request.method === "HEAD" ? undefined : variant.body);
}

/** What was made for one visitor, or is not worth keeping. */
export async function sendMade(request: IncomingMessage, response: ServerResponse, { page, status }: Made) {
  const isEmpty = page.html.every(({ length }) => length === 0);
  const encoding = isEmpty ? "identity" : encodingFor(request.headers["accept-encoding"]);
  const { body, headers } = await encodePage(page, encoding);
  const retry = status === 503 ? ["Retry-After", "5"] : [];
  response.writeHead(status, [...withMarker(headers, "MISS"), ...retry]);
  response.cork();
  if (request.method !== "HEAD") for (const piece of body) response.write(piece);
  response.end();
}

export async function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  { cache, kept, marker }: { cache: PageCache; kept: Kept; marker: Marker },
) {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  sendVariant(request, response, kept.variants[encoding] ?? (await cache.variant(kept, encoding)), marker);
}
