import type { IncomingMessage, ServerResponse } from "node:http";
import type { MachineFile } from "../pages/feeds-and-sitemap.ts";
import { bareHeaders } from "./security-headers.ts";

/** The short answers that are not pages; each says what kind it was, for the metrics. */
export function sendPlain(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, {
    ...bareHeaders,
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(status === 204 ? undefined : text);
  return "plain";
}

export function sendMachineFile(
  request: IncomingMessage,
  response: ServerResponse,
  { type, body, policy, isStale }: MachineFile & { isStale: boolean },
) {
  response.writeHead(200, {
    ...bareHeaders,
    ...(policy && { "Content-Security-Policy": policy }),
    "Content-Type": type,
    "Cache-Control": isStale ? "no-store" : "public, max-age=60",
    ...(isStale && { "X-Cache": "STALE" }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
  return "machine";
}
