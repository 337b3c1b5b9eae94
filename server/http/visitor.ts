import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Config } from "#config/config.ts";

type Names = Pick<Config, "SITE_URL" | "SITE_HOSTS">;

/** A browser tells when a form was sent from another site. What carries neither header is not a browser. */
export function isCrossSite(request: IncomingMessage, names: Names): boolean {
  const { origin, host } = request.headers;
  const site = request.headers["sec-fetch-site"];
  if (site === "cross-site") return true;
  if (!origin) return false;
  if (!URL.canParse(origin)) return true;
  const from = new URL(origin);
  return !isOurName(from, names) && !(from.host === host && isNoName(from.hostname));
}

function isOurName({ host, hostname }: URL, { SITE_URL, SITE_HOSTS }: Names) {
  return host === new URL(SITE_URL).host || SITE_HOSTS.has(hostname);
}

/** Any name can be made to lead to our address, and is then both origin and host. A number leads nowhere else. */
function isNoName(hostname: string) {
  return hostname === "localhost" || isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
}
