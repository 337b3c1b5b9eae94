import type { Readable } from "node:stream";
import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";
import { type ApiTransport, createClient } from "#api/client.ts";
import { defaultLanguage, type Locale, languageOf } from "#i18n/locales.ts";
import { withLocale } from "#i18n/paths.ts";

type Parts = { transport: ApiTransport; config: { SITE_URL: string; LANGUAGES: readonly Locale[] } };

/** A file may name 50,000 addresses; each path has one per language, and small files are made quickly. */
const pathsPerFile = 1000;

/** One file, or an index of several when there are many pages. */
export async function findSitemap(path: string, { transport, config }: Parts): Promise<string | undefined> {
  const [, number] = /^\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/.exec(path) ?? [];
  if (path !== "/sitemap.xml" && !number) return undefined;
  const paths = await listPaths({ transport });
  const files = Math.ceil(paths.length / pathsPerFile);
  if (!number) return files > 1 ? index(files, config) : sitemap(paths, config);
  const first = (Number(number) - 1) * pathsPerFile;
  return first < paths.length ? sitemap(paths.slice(first, first + pathsPerFile), config) : undefined;
}

/** Every page that is worth finding, without language. */
export async function listPaths({ transport }: Pick<Parts, "transport">): Promise<string[]> {
  const client = createClient({ transport, language: defaultLanguage });
  const entries = await client.get("homePage/getSeoData", { every: true });
  return entries.map(({ path }) => path).filter((path) => path !== "/search");
}

function index(files: number, { SITE_URL }: Parts["config"]) {
  const stream = new SitemapIndexStream();
  for (let number = 1; number <= files; number++) stream.write({ url: `${SITE_URL}/sitemap-${number}.xml` });
  return written(stream);
}

function sitemap(paths: string[], { SITE_URL, LANGUAGES }: Parts["config"]) {
  const stream = new SitemapStream({
    hostname: SITE_URL,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  for (const path of paths) {
    const own = LANGUAGES.filter((locale) => isIn(path, locale));
    const links = [
      ...own.map((locale) => ({ lang: languageOf(locale), url: withLocale(path, locale) })),
      ...(own.length === LANGUAGES.length ? [{ lang: "x-default", url: path }] : []),
    ];
    for (const locale of own) stream.write({ url: withLocale(path, locale), links });
  }
  return written(stream);
}

/** A paper is one page, in its own language; everything else there is in all of them. */
export function isIn(path: string, locale: Locale) {
  const [, language] = /^\/documents\/.*-([a-z]{2})(?:-\d[\d-]*)?$/.exec(path) ?? [];
  return !language || language === languageOf(locale);
}

async function written(stream: SitemapStream | SitemapIndexStream) {
  stream.end();
  return (await streamToPromise(stream as unknown as Readable)).toString();
}
