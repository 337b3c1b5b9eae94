import { existsSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import type { Config } from "#config/config.ts";
import { bareContentPolicy, commonHeaders, fileContentPolicy } from "./security-headers.ts";

type Next = () => void;
type Serve = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

const year = 31_536_000;

/** The worker fetches pages, and the page it shows without a connection has a style sheet. */
const ownPolicies: Record<string, string> = {
  "/service-worker.js": "default-src 'none'; connect-src 'self'",
  "/offline.html": "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
};

/** Built assets, pictures and documents. Hashed names never change, so they may be kept for ever. */
export async function createStaticFiles(config: Config, build = "build/client"): Promise<Serve> {
  const archive = await keepOldAssets(build, config.DATA_DIR);
  const immutable = `public, max-age=${year}, immutable`;
  const folders: [string, Serve][] = [
    ["/assets/", inOrder(folder(join(build, "assets"), immutable), folder(archive, immutable, true))],
    ["/media/", folder(join(config.CONTENT_DIR, "media", "derived"), immutable, true)],
    ["/files/", folder(join(config.CONTENT_DIR, "files"), "public, max-age=3600", true, fileContentPolicy)],
  ];
  const rest = folder(build, "public, max-age=3600");
  return (request, response, next) => {
    const url = request.url ?? "/";
    if (url === "/service-worker.js" && config.SERVICE_WORKER === "off")
      request.url = "/service-worker-off.js";
    const found = folders.find(([prefix]) => url.startsWith(prefix));
    if (!found) return rest(request, response, next);
    const [prefix, serve] = found;
    request.url = url.slice(prefix.length - 1);
    serve(request, response, () => {
      request.url = url;
      next();
    });
  };
}

/** Pages that were opened before a deploy still ask for the files of their own build. */
async function keepOldAssets(build: string, dataDirectory: string) {
  const archive = join(dataDirectory, "assets");
  await mkdir(archive, { recursive: true });
  const assets = join(build, "assets");
  if (existsSync(assets)) await cp(assets, archive, { recursive: true, force: false, errorOnExist: false });
  return archive;
}

function folder(
  directory: string,
  cacheControl: string,
  lookEachTime = false,
  policy = bareContentPolicy,
): Serve {
  // Nothing is built in development.
  if (!lookEachTime && !existsSync(directory)) return (_request, _response, next) => next();
  return sirv(directory, {
    dev: lookEachTime,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    ignores: false,
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
      response.setHeader("Content-Security-Policy", ownPolicies[pathname] ?? policy);
      response.setHeader("Cache-Control", pathname.startsWith("/service-worker") ? "no-cache" : cacheControl);
      if (policy === fileContentPolicy) response.setHeader("X-Frame-Options", "SAMEORIGIN");
      if (pathname.endsWith(".webmanifest")) response.setHeader("Content-Type", "application/manifest+json");
    },
  });
}

const inOrder =
  (first: Serve, second: Serve): Serve =>
  (request, response, next) =>
    first(request, response, () => second(request, response, next));
