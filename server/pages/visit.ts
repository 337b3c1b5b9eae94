import type { IncomingMessage } from "node:http";
import type { Config } from "#config/config.ts";
import { normaliseAddress } from "./page-key.ts";

export type Visit = {
  path: string;
  key: string;
  variant: Config["SITE_VARIANT"];
};

/** What decides which page somebody sees. */
export function visitOf({ headers }: IncomingMessage, url: string, config: Config): Visit {
  return visitTo(url, variantOf(headers.host, config));
}

export function visitTo(url: string, variant: Visit["variant"]): Visit {
  const path = normaliseAddress(url);
  return { path, variant, key: `${variant} ${path}` };
}

function variantOf(host: string | undefined, { SITE_HOSTS, SITE_VARIANT }: Config) {
  if (SITE_HOSTS.size === 0 || !host) return SITE_VARIANT;
  return SITE_HOSTS.get(host.toLowerCase().split(":", 1)[0] ?? "") ?? SITE_VARIANT;
}
