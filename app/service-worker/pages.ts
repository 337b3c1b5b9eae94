import { answersAnyQuery, findOfflineCopy, pageCache } from "../shell/connection/offline-store.ts";
import { keepAssetsOf } from "./assets.ts";
import { savesData } from "./worker-scope.ts";

const mostPages = 60;
const day = 86_400_000;

/** Keeps a document that was shown. Of a calculator the empty form is kept: it answers for any input. */
export async function keepVisited(url: URL, response: Response) {
  if (answersAnyQuery(url.pathname) && url.search !== "") await keepPage(url);
  else if (isWorthKeeping(response)) await store(url, response);
}

/** Fetches a page that was shown without its document. What a visitor types into a calculator fetches nothing. */
export async function keepPage(url: URL) {
  if (savesData()) return;
  const isAnswer = answersAnyQuery(url.pathname);
  const pages = await caches.open(pageCache);
  if (isAnswer && isOfToday(await pages.match(url.pathname))) return;
  const response = await fetch(isAnswer ? url.pathname : url.href, { headers: { Accept: "text/html" } });
  if (isWorthKeeping(response)) await store(url, response);
  const kept = await pages.match(url.pathname);
  if (kept) await keepAssetsOf(await kept.text());
}

/** Marks the document, so that the page can say that it is a copy. */
export async function keptPage(url: URL): Promise<Response | undefined> {
  const kept = await findOfflineCopy(url);
  if (!kept) return undefined;
  if (!kept.headers.get("Content-Type")?.startsWith("text/html")) return kept;
  const address = new URL(kept.url || url.pathname, url);
  // Another page of the same list: its own address says which.
  if (address.search !== url.search && !answersAnyQuery(url.pathname)) return Response.redirect(address.href);
  const html = await unpressed(kept).text();
  return new Response(html.replace("<html ", '<html data-offline-copy="" '), { headers: kept.headers });
}

/** Pages that a visitor chose to keep take little room. */
export function unpressed(kept: Response) {
  if (kept.headers.get("X-Pressed") !== "gzip" || !kept.body) return kept;
  return new Response(kept.body.pipeThrough(new DecompressionStream("gzip")));
}

function isWorthKeeping({ status, redirected, type, headers }: Response) {
  const isPrivate = /private|no-store/.test(headers.get("Cache-Control") ?? "");
  const isPage = headers.get("Content-Type")?.startsWith("text/html") === true;
  return status === 200 && !redirected && type === "basic" && isPage && !isPrivate;
}

const isOfToday = (kept: Response | undefined) =>
  kept !== undefined && Date.now() - Date.parse(kept.headers.get("Date") ?? "") < day;

/** The page that was kept first goes first. */
async function store({ pathname }: URL, response: Response) {
  const pages = await caches.open(pageCache);
  await pages.delete(pathname);
  await pages.put(pathname, response);
  const keys = await pages.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - mostPages)).map((key) => pages.delete(key)));
}
