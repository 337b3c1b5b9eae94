import type { Config } from "#config/config.ts";
import { dependsOnVisitor } from "#i18n/resolve-locale.ts";
import { bareContentPolicy, commonHeaders, contentSecurityPolicy } from "../http/security-headers.ts";
import { finishDocument } from "./own-scripts.ts";
import type { Page } from "./page-variant.ts";
import type { Rendered } from "./website.ts";

export type Made = { page: Page; status: number; failed: boolean };

const common = Object.entries(commonHeaders);
const vary = "Accept-Encoding, User-Agent";
const varyByVisitor = `${vary}, Cookie, Accept-Language`;
const ownHeaders = /^(cache-control|vary|content-length|content-encoding)$/i;

/** What was rendered, as bytes with their headers, ready to be sent to many. */
export async function makePage(
  { response, document, tags, failed, scriptMark }: Rendered,
  path: string,
  config: Config,
): Promise<Made> {
  const finished = document && finishDocument(document, scriptMark);
  const html = finished?.html ?? [Buffer.from(await response.arrayBuffer())];
  const isPersonal = dependsOnVisitor(path.split("?", 1)[0] ?? "/");
  const headers: [string, string][] = [
    ...common,
    ["Cache-Control", cacheControl(response.status, isPersonal)],
    ["Vary", isPersonal ? varyByVisitor : vary],
    [
      "Content-Security-Policy",
      policyFor(
        response,
        { scripts: finished?.scripts ?? [], dataScript: document?.dataScript ?? "" },
        config,
      ),
    ],
    ...[...response.headers].filter(([name]) => !ownHeaders.test(name)),
  ];
  return { page: { html, headers, tags }, status: response.status, failed };
}

/** A bare address answers some visitors with a redirect to their language: no shared cache may keep it. */
function cacheControl(status: number, isPersonal: boolean) {
  if (status !== 200) return "no-store";
  return isPersonal ? "private, no-cache" : "public, max-age=0, s-maxage=60, stale-while-revalidate=86400";
}

function policyFor(
  response: Response,
  scripts: Parameters<typeof contentSecurityPolicy>[0],
  { NODE_ENV, FILE_HOST, ANALYTICS_SCRIPT }: Config,
) {
  if (!isDocument(response)) return bareContentPolicy;
  // The development server injects scripts and styles of its own.
  if (NODE_ENV === "development") return "frame-ancestors 'none'";
  return contentSecurityPolicy(scripts, FILE_HOST, ANALYTICS_SCRIPT);
}

function isDocument(response: Response) {
  return response.headers.get("content-type")?.includes("text/html") === true;
}
