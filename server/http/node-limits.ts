import { type Server, type ServerOptions, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { bareHeaders, setBareHeaders } from "./security-headers.ts";
import { sendRefusal } from "./send.ts";

/** How long we wait for a client and how much of its headers we read. */
export const nodeLimits: ServerOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  // Node would refuse these without our headers: `refuseMalformed` does it.
  requireHostHeader: false,
};

/** A client that reads nothing of its answer for this long is gone. */
export const SOCKET_TIMEOUT = 120_000;

/** A client that has said all it wants to say may still listen. Node cuts it off otherwise, unless the answer is there. */
export function answerHalfClosed(server: Server) {
  (server as Server & { httpAllowHalfOpen: boolean }).httpAllowHalfOpen = true;
}

/** Sends our headers with what Node refuses before there is a request. */
export function answerUnparsable(server: Server) {
  server.on("checkExpectation", (_request, response) => {
    setBareHeaders(response);
    sendRefusal(response, 417, "This cannot be expected here.");
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
