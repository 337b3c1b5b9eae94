import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Config } from "#config/config.ts";

type Names = Pick<Config, "SITE_URL" | "SITE_HOSTS">;

/** Browsers say from which site a form was sent; a client without either header is no browser. */
export function isCrossSite(request: IncomingMessage, names: Names): boolean {
  const { origin, host } = request.headers;
  const site = request.headers["sec-fetch-site"];
  if (site === "cross-site") return true;
  if (!origin) return false;
  if (!URL.canParse(origin)) return true;
  const from = new URL(origin);
  return !isSiteHost(from, names) && !(from.host === host && isIpOrLocalhost(from.hostname));
}

function isSiteHost({ host, hostname }: URL, { SITE_URL, SITE_HOSTS }: Names) {
  return host === new URL(SITE_URL).host || SITE_HOSTS.has(hostname);
}

/** Anybody can point a name at our address, and it is then both origin and host. An IP address cannot be pointed elsewhere. */
function isIpOrLocalhost(hostname: string) {
  return hostname === "localhost" || isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
}
