import { chosenCache, pageCache } from "../shell/connection/offline-store.ts";
import { unpressed } from "./pages.ts";

/** Another one for each build, put here by it: a new build brings a new page. */
declare const buildVersion: string;

export const offlineCache = `offline-${buildVersion}`;
const address = "/offline.html";

/** The page, its style sheet and the drawings that it names. Letters are kept with the pages that were read. */
export async function installOfflinePage() {
  const cache = await caches.open(offlineCache);
  await cache.addAll([address, "/offline.css"].map((file) => new Request(file, { cache: "reload" })));
  const styles = await (await cache.match("/offline.css"))?.text();
  await cache.addAll([...new Set(styles?.match(/\/assets\/[\w.-]+\.svg/g))]);
}

/** In the language of the address, with links to everything that is kept. */
export async function offlinePage(url: URL): Promise<Response | undefined> {
  const kept = await caches.match(address);
  if (!kept) return undefined;
  const [chosen, visited] = [await listPages(chosenCache), await listPages(pageCache)];
  const read = visited.filter(({ path }) => !chosen.some((other) => other.path === path));
  const html = inLanguageOf(url, await kept.text())
    .replaceAll('<ul data-list="chosen"></ul>', listOf(chosen))
    .replaceAll('<ul data-list="read"></ul>', listOf(read));
  return new Response(html, { headers: kept.headers });
}

type Entry = { path: string; title: string };

/** The page that was kept last comes first. */
async function listPages(name: string): Promise<Entry[]> {
  const cache = await caches.open(name);
  const entries: Entry[] = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (!kept?.headers.get("Content-Type")?.startsWith("text/html")) continue;
    const [, title] = /<title>([^<]*)/.exec(await unpressed(kept).text()) ?? [];
    const { pathname, search } = new URL(kept.url || request.url);
    if (title) entries.unshift({ path: pathname + search, title: title.split(" | ")[0] ?? title });
  }
  return entries;
}

function listOf(entries: Entry[]) {
  if (entries.length === 0) return "";
  const items = entries.map(
    ({ path, title }) => `<li><a href="${path.replaceAll("&", "&amp;")}">${title}</a></li>`,
  );
  return `<ul>${items.join("")}</ul>`;
}

/** Of an address without a language the first section is left. */
function inLanguageOf(url: URL, html: string) {
  const [, first = ""] = url.pathname.split("/");
  const sections = html.match(/<section .*?<\/section>/gs) ?? [];
  const own =
    sections.find((section) => section.startsWith(`<section data-locale="${first}"`)) ?? sections[0];
  return sections.reduce((page, section) => (section === own ? page : page.replace(section, "")), html);
}
