import { Feed } from "feed";
import { type ApiTransport, createClient } from "#api/client.ts";
import type { Config } from "#config/config.ts";
import { type Language, type Locale, languageOf } from "#i18n/locales.ts";
import { withLocale } from "#i18n/paths.ts";
import { translator } from "#i18n/translator.ts";
import { findSitemap } from "./sitemap.ts";

export type MachineFile = { type: string; body: string };
export type Parts = { transport: ApiTransport; config: Config };

/** What is written for programs rather than people: sitemap, robots, feeds. */
export async function findMachineFile(
  method: string | undefined,
  path: string,
  parts: Parts,
): Promise<MachineFile | undefined> {
  if (method !== "GET" && method !== "HEAD") return undefined;
  if (path === "/robots.txt") return robots(parts.config);
  const map = await findSitemap(path, parts);
  if (map) return { type: "application/xml; charset=utf-8", body: map };
  const feed = /^(?:\/(spanish|burmese))?\/about\/(blogs|news)\/feed\.xml$/.exec(path);
  if (!feed) return undefined;
  const locale = (feed[1] ?? "english") as Locale;
  return {
    type: "application/atom+xml; charset=utf-8",
    body: await atom(locale, feed[2] as "blogs" | "news", parts),
  };
}

function robots({ SITE_URL }: Config): MachineFile {
  const lines = [
    "User-agent: *",
    "Disallow: /search",
    "Disallow: /spanish/search",
    "Disallow: /burmese/search",
  ];
  return {
    type: "text/plain; charset=utf-8",
    body: `${lines.join("\n")}\n\nSitemap: ${SITE_URL}/sitemap.xml\n`,
  };
}

async function atom(locale: Locale, kind: "blogs" | "news", { transport, config }: Parts) {
  const language: Language = languageOf(locale);
  const client = createClient({ transport, language });
  const words = translator(language);
  const name = kind === "blogs" ? "about/getBlogListByParam" : "about/getPressReleaseListByParam";
  const { list } = await client.list(name, { pageSize: 50 });
  const home = `${config.SITE_URL}${withLocale(`/about/${kind}`, locale)}`;
  const title = kind === "blogs" ? words("forms.feeds.blogs") : words("forms.feeds.news");
  const feed = new Feed({
    id: home,
    title: `${config.siteName}: ${title}`,
    link: home,
    language,
    updated: new Date((list[0]?.date ?? 0) * 1000),
    feedLinks: { atom: `${home}/feed.xml` },
    copyright: config.siteName,
  });
  for (const entry of list) {
    const link = `${home}/${entry.id}`;
    feed.addItem({
      id: link,
      link,
      title: entry.title,
      description: entry.summary,
      date: new Date(entry.date * 1000),
    });
  }
  return feed.atom1();
}
