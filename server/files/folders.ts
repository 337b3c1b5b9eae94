import { existsSync } from "node:fs";
import { join } from "node:path";
import sirv from "sirv";
import type { Config } from "#config/config.ts";
import { bareContentPolicy, fileContentPolicy, setBareHeaders } from "../http/security-headers.ts";
import type { Log } from "../process/log.ts";
import { archiveAssets } from "./asset-archive.ts";
import { closePipedFiles } from "./close-piped-files.ts";
import { dropInvalidRange, isFileRequest, type Serve } from "./file-requests.ts";
import { createPressKit } from "./press-kit.ts";
import type { StoredFiles } from "./stored-files.ts";
import { diskFirst, storeFirst } from "./with-store.ts";

const immutable = "public, max-age=31536000, immutable";
const forAnHour = "public, max-age=3600";

/** Their folders in the file store, and their headers. */
const mediaPlace = { folder: "media", headers: { "Cache-Control": immutable } };
const filesPlace = {
  folder: "files",
  headers: {
    "Cache-Control": forAnHour,
    "Content-Security-Policy": fileContentPolicy,
    "X-Frame-Options": "SAMEORIGIN",
  },
};

/** The service worker fetches pages. */
const ownPolicies: Record<string, string> = {
  "/service-worker.js": "default-src 'none'; connect-src 'self'",
};

/** Types that sirv does not know. */
const unknownTypes: Record<string, string> = {
  ".ico": "image/x-icon",
  ".webmanifest": "application/manifest+json",
};

/** Built assets, pictures and documents. Files with a hash in their name never change, so they may be cached for ever. */
export async function createFolders(
  config: Config,
  log: Log,
  build = "build/client",
  stored?: StoredFiles,
): Promise<Serve> {
  const archive = await archiveAssets(build, config.DATA_DIR, log);
  const folder = (...place: Parameters<typeof createFolder>) => closePipedFiles(createFolder(...place), log);
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
    dropInvalidRange(request);
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

/** Files beside the folders have an ending, and pages have none. */
function mayBeFile(url: string) {
  const [path = ""] = url.split("?", 1);
  return path.lastIndexOf(".") > path.lastIndexOf("/");
}

function createFolder(
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
  // Not in `setHeaders`, which sirv skips for a 304: its headers replace those that the browser stored.
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
