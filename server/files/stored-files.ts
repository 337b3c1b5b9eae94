import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import type { Log } from "../process/log.ts";
import type { FileStore } from "./file-store.ts";
import { fileType } from "./file-types.ts";

/** Until the store begins to answer, until its next bytes, and until it is asked again after a failure. */
const timeouts = { start: 3000, gap: 30_000, pause: 5000 };

const requestHeaders = ["range", "if-range", "if-none-match", "if-modified-since"];
const answerHeaders = ["etag", "last-modified", "content-length", "content-range"];
/** A compressed answer is unpacked on the way, and its length changes. */
const answerHeadersUnpacked = ["etag", "last-modified"];

export type StoredFiles = ReturnType<typeof createStoredFiles>;
type Sent = "sent" | "missing" | "failed";

/** Sends files of the store through the site: visitors need no access to the store, and it needs no public name. */
export function createStoredFiles(store: FileStore, log: Log) {
  let failedAt = Number.NEGATIVE_INFINITY;

  function fail(path: string, reason: string): Sent {
    failedAt = performance.now();
    log.warn({ path, err: reason }, "file store does not answer");
    return "failed";
  }

  return async function send(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<Sent> {
    if (performance.now() - failedAt < timeouts.pause) return "failed";
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), timeouts.start);
    let hasLeft = false;
    response.once("close", () => {
      hasLeft = true;
      patience.abort();
    });
    try {
      const answer = await store.read(path, {
        method: request.method === "HEAD" ? "HEAD" : "GET",
        headers: pick(requestHeaders, (name) => request.headers[name] as string | undefined),
        signal: patience.signal,
      });
      clearTimeout(timer);
      if (![200, 206, 304, 416].includes(answer.status)) {
        await answer.body?.cancel();
        return answer.status === 404 ? "missing" : fail(path, `status ${answer.status}`);
      }
      response.writeHead(answer.status, {
        ...pick(
          answer.headers.has("content-encoding") ? answerHeadersUnpacked : answerHeaders,
          (name) => answer.headers.get(name) ?? undefined,
        ),
        "Content-Type": fileType(path),
        "Accept-Ranges": "bytes",
      });
      await sendBody(answer, response, patience);
      return "sent";
    } catch (error) {
      clearTimeout(timer);
      if (hasLeft) return "sent";
      if (!response.headersSent) return fail(path, String(error));
      // Half of the file is sent: only closing the connection says that the rest is missing.
      log.warn({ path, err: String(error) }, "a file was cut short");
      response.destroy();
      return "sent";
    }
  };
}

async function sendBody(answer: Response, response: ServerResponse, patience: AbortController) {
  if (!answer.body) return void response.end();
  const body = Readable.fromWeb(answer.body as ReadableStream);
  const timer = setTimeout(() => patience.abort(), timeouts.gap);
  body.on("data", () => timer.refresh());
  try {
    await pipeline(body, response);
  } finally {
    clearTimeout(timer);
  }
}

function pick(names: string[], find: (name: string) => string | undefined) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = find(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
