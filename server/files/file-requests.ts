import type { IncomingMessage } from "node:http";

/** Nothing that begins with a dot is a file for visitors: not one of ours, and not the folder above. */
export function isFileRequest({ method, url = "/" }: IncomingMessage) {
  if (method !== "GET" && method !== "HEAD") return false;
  const path = decoded(url.split("?", 1)[0] ?? "/");
  return path !== undefined && !/[\\/]\.|[\\\0]/.test(path);
}

/** One span of bytes, from and to; any other range may be ignored, and the file server knows no better. */
export function keepSaneRange({ headers }: IncomingMessage) {
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
