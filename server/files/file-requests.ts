import type { IncomingMessage, ServerResponse } from "node:http";

export type Serve = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Visitors read no file whose name begins with a dot, and no folder above. */
export function isFileRequest({ method, url = "/" }: IncomingMessage) {
  if (method !== "GET" && method !== "HEAD") return false;
  const path = decoded(url.split("?", 1)[0] ?? "/");
  return path !== undefined && !/[\\/]\.|[\\\0]/.test(path);
}

/** Leaves one span of bytes; any other range may be ignored, and sirv would answer it wrongly. */
export function dropInvalidRange({ headers }: IncomingMessage) {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? "") ?? [];
  if (from === undefined || (to && Number(to) < Number(from))) delete headers.range;
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
