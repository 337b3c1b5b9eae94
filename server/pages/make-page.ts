import type { Config } from "#config/config.ts";
import { bareContentPolicy, commonHeaders, contentSecurityPolicy } from "../http/security-headers.ts";
import type { Page } from "./page-variant.ts";
import type { Rendered } from "./website.ts";

export type Made = { page: Page; status: number; failed: boolean; isOdd: boolean };

const common = Object.entries(commonHeaders);
const ownHeaders = /^(cache-control|vary|content-length|content-encoding)$/i;

/** What was rendered, as bytes with their headers, ready to be sent to many, or to the one who asked. */
export async function makePage(
  { response, inlineScripts, tags, failed, isOdd }: Rendered,
  config: Config,
  audience: "everybody" | "one",
): Promise<Made> {
  const html = [Buffer.from(await response.arrayBuffer())];
  const isShared = audience === "everybody" && !failed && !isOdd;
  const headers: [string, string][] = [
    ...common,
    ["Cache-Control", cacheControl(response, isShared)],
    ["Vary", "Accept-Encoding"],
    ["Content-Security-Policy", policyFor(response, inlineScripts, config)],
    ...[...response.headers].filter(([name]) => !ownHeaders.test(name)),
  ];
  return { page: { html, headers, tags }, status: response.status, failed, isOdd };
}

/**
 * A shared cache shows nothing that is older than a minute, unless we are away: then for a day. Browsers ask each time.
 * They would show old data while they ask for new, as the document's directive lets caches do: so data has none.
 */
function cacheControl(response: Response, isShared: boolean) {
  if (response.status !== 200) return "no-store";
  if (!isShared) return "private, no-cache";
  const freshness = isDocument(response) ? "s-maxage=30, stale-while-revalidate=30" : "s-maxage=60";
  return `public, max-age=0, ${freshness}, stale-if-error=86400`;
}

function policyFor(
  response: Response,
  inlineScripts: Set<string>,
  { NODE_ENV, FILE_HOST, ANALYTICS_SCRIPT }: Config,
) {
  if (!isDocument(response)) return bareContentPolicy;
  // The development server injects scripts and styles of its own.
  if (NODE_ENV === "development") return "frame-ancestors 'none'";
  return contentSecurityPolicy(inlineScripts, FILE_HOST, ANALYTICS_SCRIPT);
}

function isDocument(response: Response) {
  return response.headers.get("content-type")?.includes("text/html") === true;
}
