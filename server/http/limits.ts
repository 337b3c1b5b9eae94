import {
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Socket } from "node:net";
import { namesOneHost } from "./host-name.ts";
import { sendPlain } from "./plain-answers.ts";
import { bareHeaders, setBareHeaders } from "./security-headers.ts";

const maxUrlLength = 8 * 1024;
const maxPostBytes = 64 * 1024;

/** How long we wait for a client and how much we read of it. */
export const serverLimits: ServerOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  // Node would refuse these itself, without our headers: `refuseAtTheDoor` does it.
  requireHostHeader: false,
};

/** A client that reads nothing of its answer for this long is gone. */
export const silence = 120_000;

/** What no part of the site answers. Answers whether the request was refused. */
export function refuseAtTheDoor(request: IncomingMessage, response: ServerResponse): boolean {
  const url = originForm(request.url ?? "");
  request.url = url;
  if (url.length > maxUrlLength) return refuse(response, 414, "This address is too long.");
  if (!url.startsWith("/")) return refuse(response, 400, "This is not an address of this site.");
  if (!namesOneHost(request)) return refuse(response, 400, "Name the site you want.");
  return false;
}

/** A proxy may name the whole address; the path is what we look at. */
function originForm(url: string) {
  if (url.startsWith("/")) return url;
  const path = /^https?:\/\/[^/?#]+([/?].*)?$/i.exec(url);
  if (!path) return url;
  const [, rest = "/"] = path;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Bodies and methods that no page takes. */
export function refuseOddRequest(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.headers["transfer-encoding"]) return refuse(response, 411, "Say how long the body is.");
  if (Number(request.headers["content-length"] ?? 0) > maxPostBytes) {
    return refuse(response, 413, "This is larger than 64 KiB.");
  }
  if (["GET", "HEAD", "POST"].includes(request.method ?? "")) return false;
  response.setHeader("Allow", "GET, HEAD, POST");
  return refuse(response, 405, "This method is not used here.");
}

/** What follows on this connection may be the rest of what was refused. */
function refuse(response: ServerResponse, status: number, text: string) {
  response.setHeader("Connection", "close");
  sendPlain(response, status, text);
  return true;
}

/** What node answers before there is a request gets our headers too. */
export function answerBrokenRequests(server: Server) {
  server.on("checkExpectation", (_request, response) => {
    setBareHeaders(response);
    refuse(response, 417, "This cannot be expected here.");
  });
  server.on(
    "clientError",
    (error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse }) => {
      const isAnswered = socket._httpMessage?.headersSent === true;
      if (!socket.writable || isAnswered || error.code === "ECONNRESET") return socket.destroy();
      socket.end(rawAnswer(statuses[error.code ?? ""] ?? 400), () => socket.destroy());
    },
  );
}

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function rawAnswer(status: number) {
  const text = STATUS_CODES[status] ?? "";
  const headers = {
    ...bareHeaders,
    "Cache-Control": "no-store",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": text.length,
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status} ${text}\r\n${lines.join("\r\n")}\r\n\r\n${text}`;
}
