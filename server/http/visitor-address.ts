import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** The visitor's address, for limits: from the entries of the trusted proxies, or from the connection. */
export function visitorAddress(request: IncomingMessage, proxies: number): string {
  const own = request.socket.remoteAddress ?? "unknown";
  if (proxies === 0) return networkOf(own);
  const forwardedFor = String(request.headers["x-forwarded-for"] ?? "").split(",");
  // Each proxy appends the address it saw; entries before those of the proxies are claims of the client.
  const forwarded = withoutPort(forwardedFor.at(-Math.min(proxies, forwardedFor.length))?.trim() ?? "");
  return networkOf(isIP(forwarded) ? forwarded : own);
}

/** Some proxies write `192.0.2.1:4711` and `[2001:db8::1]:4711`. */
function withoutPort(address: string) {
  const [, bracketed, plain] = /^(?:\[([\da-f:.]+)\]|([\d.]+))(?::\d{1,5})?$/i.exec(address) ?? [];
  return bracketed ?? plain ?? address;
}

/** A household or an office has up to 2^80 IPv6 addresses to choose from (a /48): they count as one visitor. */
function networkOf(address: string) {
  if (isIP(address) !== 6) return address;
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (old?.[1]) return old[1];
  const [start = "", end = ""] = address.split("%", 1).join("").split("::");
  const before = start.split(":").filter((part) => part !== "");
  const after = end.split(":").filter((part) => part !== "");
  const all = [...before, ...Array(Math.max(0, 8 - before.length - after.length)).fill("0"), ...after];
  return `${all.slice(0, 3).join(":")}::`.toLowerCase();
}
