import type { Config } from "#config/config.ts";
import { bareContentPolicy, commonHeaders, contentSecurityPolicy } from "../http/security-headers.ts";
import type { Rendered } from "./website.ts";

export type RenderedPage = {
  status: number;
  html: Buffer;
  headers: [string, string][];
  tags: Set<string>;
  failed: boolean;
  /** Answers that must not be cached, for instance where the route says so. */
  isCacheable: boolean;
};

const common = Object.entries(commonHeaders);
const ownHeaders = /^(cache-control|vary|content-length|content-encoding|content-security-policy)$/i;

/** What the website answered, as bytes with their headers. */
export async function renderPage(
  { response, inlineScripts, tags, failed }: Rendered,
  config: Config,
  audience: "everybody" | "one",
): Promise<RenderedPage> {
  const { status } = response;
  const isCacheable = !failed && status === 200 && response.headers.get("cache-control") !== "no-store";
  return {
    status,
    html: Buffer.from(await response.arrayBuffer()),
    headers: [
      ...common,
      ["Cache-Control", cacheControl(response, isCacheable && audience === "everybody")],
      ["Vary", "Accept-Encoding"],
      ["Content-Security-Policy", policyFor(response, inlineScripts, config)],
      ...[...response.headers].filter(([name]) => !ownHeaders.test(name)),
    ],
    tags,
    failed,
    isCacheable,
  };
}

/**
 * Shared caches show a page for a minute, or for a day while we do not answer; browsers ask each time. Data has no
 * stale-while-revalidate: browsers would show old data while they ask for new.
 */
function cacheControl(response: Response, isShared: boolean) {
  if (response.status !== 200 || response.headers.get("cache-control") === "no-store") return "no-store";
  if (!isShared) return "private, no-cache";
  const freshness = isDocument(response) ? "s-maxage=30, stale-while-revalidate=30" : "s-maxage=60";
  return `public, max-age=0, ${freshness}, stale-if-error=86400`;
}

function policyFor(
  response: Response,
  inlineScripts: Set<string>,
  { NODE_ENV, FILE_HOST, ANALYTICS_SCRIPT }: Config,
) {
  const own = response.headers.get("content-security-policy");
  if (own || !isDocument(response)) return own ?? bareContentPolicy;
  // The development server injects scripts and styles of its own.
  if (NODE_ENV === "development") return "frame-ancestors 'none'";
  return contentSecurityPolicy(inlineScripts, FILE_HOST, ANALYTICS_SCRIPT);
}

function isDocument(response: Response) {
  return response.headers.get("content-type")?.includes("text/html") === true;
}
