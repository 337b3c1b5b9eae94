import type { IncomingMessage, ServerResponse } from "node:http";
import type { Encoding } from "../http/encoding.ts";
import { type EncodedPage, encodeQuickly, type Marker, withMarker } from "./encode-page.ts";
import type { RenderedPage } from "./render-page.ts";

export function sendEncoded(
  request: IncomingMessage,
  response: ServerResponse,
  page: EncodedPage,
  marker: Marker,
  requestId?: string,
) {
  const isKnown = request.headers["if-none-match"]?.includes(page.etag) === true;
  const headers = marker === "HIT" ? page.hitHeaders : withMarker(page.headers, marker);
  const all = requestId ? [...headers, "X-Request-Id", requestId] : headers;
  response.writeHead(isKnown ? 304 : 200, all);
  response.end(isKnown || request.method === "HEAD" ? undefined : page.body);
}

/** Sends a page that is for one visitor, or that is not worth caching. */
export async function sendRendered(
  request: IncomingMessage,
  response: ServerResponse,
  page: RenderedPage,
  encoding: Encoding,
) {
  const { body, headers } = await encodeQuickly(page, page.html.length === 0 ? "identity" : encoding);
  const retry = page.status === 503 ? ["Retry-After", "5"] : [];
  response.writeHead(page.status, [...withMarker(headers, "MISS"), ...retry]);
  response.end(request.method === "HEAD" ? undefined : body);
}
