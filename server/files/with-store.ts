import type { IncomingMessage, ServerResponse } from "node:http";
import { sendText } from "../http/send.ts";
import type { Serve } from "./file-requests.ts";
import type { StoredFiles } from "./stored-files.ts";

type Place = { folder: string; headers: Record<string, string> };

/** The store is the truth; the copy on this disk serves while the store is down or slow. */
export function storeFirst(send: StoredFiles, local: Serve, place: Place): Serve {
  return async (request, response, next) => {
    const sent = await sendStored(send, request, response, place);
    if (sent !== "sent")
      local(request, response, sent === "missing" ? next : () => sendUnavailable(response));
  };
}

/** A file with a hash in its name is the same everywhere: a copy on this disk need not be fetched. */
export function diskFirst(send: StoredFiles, local: Serve, place: Place): Serve {
  return (request, response, next) =>
    local(request, response, async () => {
      const sent = await sendStored(send, request, response, place);
      if (sent === "missing") next();
      if (sent === "failed") sendUnavailable(response);
    });
}

function sendStored(
  send: StoredFiles,
  request: IncomingMessage,
  response: ServerResponse,
  { folder, headers }: Place,
) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const path = decodeURIComponent(request.url?.split("?", 1)[0] ?? "/");
  return path.endsWith("/") ? "missing" : send(request, response, `${folder}${path}`);
}

function sendUnavailable(response: ServerResponse) {
  response.setHeader("Retry-After", "10");
  sendText(response, 503, "This file cannot be fetched at the moment. Please try again shortly.");
}
