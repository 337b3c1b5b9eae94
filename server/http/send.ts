import type { ServerResponse } from "node:http";
import { ApiStatusError } from "#api/client.ts";
import { isOutage } from "#db/outage.ts";
import { TooBusy } from "../pages/render-queue.ts";
import { bareHeaders } from "./security-headers.ts";

/** Sends a short answer that is no page. */
export function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, {
    ...bareHeaders,
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(status === 204 ? undefined : text);
  return "text";
}

/** Closes the connection as well: what follows on it may be the rest of what was refused. */
export function sendRefusal(response: ServerResponse, status: number, text: string) {
  response.setHeader("Connection", "close");
  return sendText(response, status, text);
}

/** The visitor hung up before the answer. */
export const hasLeft = (response: ServerResponse) => response.destroyed && !response.writableEnded;

/** Answers `refused` when there was too much to do: that is no fault of the site. */
export function sendFailure(response: ServerResponse, error: unknown): "failed" | "refused" {
  if (response.headersSent) {
    response.destroy();
  } else if (error instanceof TooBusy) {
    response.setHeader("Retry-After", "5");
    sendText(response, 503, "Too many pages are asked for at once. Please try again in a moment.");
    return "refused";
  } else if (isOutage(error) || (error instanceof ApiStatusError && error.status >= 500)) {
    response.setHeader("Retry-After", "5");
    sendText(response, 503, "This cannot be had at the moment. Please try again.");
  } else {
    sendText(response, 500, "Something went wrong on our side.");
  }
  return "failed";
}
