import type { IncomingMessage } from "node:http";

const passedOn = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "forwarded",
  "via",
];

/**
 * Whether somebody on this machine asks for themselves. A proxy on it asks for strangers: it says so, or names the site as
 * they named it, or speaks HTTP/1.0 as nginx does where nothing else is set.
 */
export function isFromThisMachine({ headers, httpVersion, socket }: IncomingMessage): boolean {
  return (
    /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? "") &&
    /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/i.test(headers.host ?? "") &&
    httpVersion !== "1.0" &&
    !passedOn.some((name) => name in headers)
  );
}
