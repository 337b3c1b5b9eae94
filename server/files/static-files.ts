import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import type { Config } from "#config/config.ts";
import { bareContentPolicy, fileContentPolicy, setBareHeaders } from "../http/security-headers.ts";
import type { Log } from "../process/log.ts";
import { isFileRequest, keepSaneRange } from "./file-requests.ts";
import { keepOldAssets } from "./old-assets.ts";
import { createPressKit } from "./press-kit.ts";
import type { StoredFiles } from "./stored-files.ts";
import { diskFirst, storeFirst } from "./with-store.ts";

type Next = () => void;
type Serve = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

const immutable = "public, max-age=31536000, immutable";
const forAnHour = "public, max-age=3600";

/** Where in the file store they are, and what they are sent with. */
const mediaPlace = { folder: "media", headers: { "Cache-Control": immutable } };
const filesPlace = {
  folder: "files",
  headers: {
    "Cache-Control": forAnHour,
    "Content-Security-Policy": fileContentPolicy,
    "X-Frame-Options": "SAMEORIGIN",
  },
};

/** The worker fetches pages. */
const ownPolicies: Record<string, string> = {
  "/service-worker.js": "default-src 'none'; connect-src 'self'",
};

/** What the file server has no type for. */
const unknownTypes: Record<string, string> = {
  ".ico": "image/x-icon",
  ".webmanifest": "application/manifest+json",
};

/** Built assets, pictures and documents. Hashed names never change, so they may be kept for ever. */
export async function createStaticFiles(
  config: Config,
  log: Log,
  build = "build/client",
  stored?: StoredFiles,
): Promise<Serve> {
  const archive = await keepOldAssets(build, config.DATA_DIR, log);
  const pictures = folder(join(config.CONTENT_DIR, "media", "derived"), immutable, true);
  const documents = folder(join(config.CONTENT_DIR, "files"), forAnHour, true, fileContentPolicy);
  const folders: [string, Serve][] = [
    ["/assets/", inOrder(folder(join(build, "assets"), immutable), folder(archive, immutable, true))],
    ["/press/", createPressKit(config.CONTENT_DIR)],
    ["/media/", stored ? diskFirst(stored, pictures, mediaPlace) : pictures],
    ["/models/", folder(join(config.CONTENT_DIR, "media", "models"), forAnHour, true)],
    ["/files/", stored ? storeFirst(stored, documents, filesPlace) : documents],
  ];
  const rest = folder(build, forAnHour);
  return (request, response, next) => {
    const url = request.url ?? "/";
    if (!isFileRequest(request)) return next();
    keepSaneRange(request);
    if (url === "/service-worker.js" && config.SERVICE_WORKER === "off")
      request.url = "/service-worker-off.js";
    const found = folders.find(([prefix]) => url.startsWith(prefix));
    if (!found) return mayBeFile(url) ? rest(request, response, next) : next();
    const [prefix, serve] = found;
    request.url = url.slice(prefix.length - 1);
    serve(request, response, () => {
      request.url = url;
      next();
    });
  };
}

/** What lies beside the folders has an ending to its name, and pages have none. */
function mayBeFile(url: string) {
  const [path = ""] = url.split("?", 1);
  return path.lastIndexOf(".") > path.lastIndexOf("/");
}

function folder(
  directory: string,
  cacheControl: string,
  lookEachTime = false,
  policy = bareContentPolicy,
): Serve {
  // Nothing is built in development.
  if (!lookEachTime && !existsSync(directory)) return (_request, _response, next) => next();
  const serve = sirv(directory, {
    dev: lookEachTime,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    ignores: false,
    setHeaders(response, pathname) {
      response.setHeader("Cache-Control", pathname.startsWith("/service-worker") ? "no-cache" : cacheControl);
      const type = unknownTypes[pathname.slice(pathname.lastIndexOf("."))];
      if (type) response.setHeader("Content-Type", type);
    },
  });
  // Not in `setHeaders`, which a 304 does without: what it says takes the place of what the browser kept.
  return (request, response, next) => {
    const path = request.url?.split("?", 1)[0] ?? "/";
    response.setHeader("Content-Security-Policy", ownPolicies[path] ?? policy);
    if (policy === fileContentPolicy) response.setHeader("X-Frame-Options", "SAMEORIGIN");
    serve(request, response, () => {
      setBareHeaders(response);
      next();
    });
  };
}

const inOrder =
  (first: Serve, second: Serve): Serve =>
  (request, response, next) =>
    first(request, response, () => second(request, response, next));
