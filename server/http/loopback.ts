import type { IncomingMessage } from "node:http";

const proxyHeaders = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "forwarded",
  "via",
];

/**
 * Whether a program on this machine asks for itself. A proxy on it asks for strangers: it adds a header, or names the site
 * as they named it, or speaks HTTP/1.0 as nginx does by default.
 */
export function isLoopback({ headers, httpVersion, socket }: IncomingMessage): boolean {
  return (
    /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? "") &&
    /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/i.test(headers.host ?? "") &&
    httpVersion !== "1.0" &&
    !proxyHeaders.some((name) => name in headers)
  );
}
