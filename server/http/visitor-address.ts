import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** The visitor's address, for limits: from the proxy's headers only when the proxy is trusted. */
export function visitorAddress(request: IncomingMessage, trustProxy: boolean): string {
  const own = request.socket.remoteAddress ?? "unknown";
  if (!trustProxy) return household(own);
  // The last entry is the one the trusted proxy wrote itself; those before it are the client's claims.
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  return household(forwarded && isIP(forwarded) ? forwarded : own);
}

/** One connection is given 2^64 IPv6 addresses to choose from: they count as one visitor. */
function household(address: string) {
  if (isIP(address) !== 6) return address;
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (old?.[1]) return old[1];
  const [start = "", end = ""] = address.split("%", 1).join("").split("::");
  const before = start.split(":").filter((part) => part !== "");
  const after = end.split(":").filter((part) => part !== "");
  const all = [...before, ...Array(Math.max(0, 8 - before.length - after.length)).fill("0"), ...after];
  return `${all.slice(0, 4).join(":")}::`.toLowerCase();
}
