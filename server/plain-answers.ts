import type { IncomingMessage, ServerResponse } from "node:http";
import type { MachineFile } from "./machine-files.ts";
import { bareContentPolicy, commonHeaders } from "./security-headers.ts";

/** The short answers that are not pages; each says what kind it was, for the metrics. */
export function sendPlain(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, {
    ...commonHeaders,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Security-Policy": bareContentPolicy,
    "Cache-Control": "no-store",
  });
  response.end(status === 204 ? undefined : text);
  return "plain";
}

export function sendMachineFile(
  request: IncomingMessage,
  response: ServerResponse,
  { type, body }: MachineFile,
) {
  response.writeHead(200, {
    ...commonHeaders,
    "Content-Type": type,
    "Content-Security-Policy": bareContentPolicy,
    "Cache-Control": "public, max-age=600",
  });
  response.end(request.method === "HEAD" ? undefined : body);
  return "machine";
}
