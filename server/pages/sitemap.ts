import { type ApiTransport, createClient } from "#api/client.ts";
import { defaultLanguage, defaultLocale, type Locale, languageOf } from "#i18n/locales.ts";
import { withLocale } from "#i18n/paths.ts";

type Parts = { transport: ApiTransport; config: { SITE_URL: string; LANGUAGES: readonly Locale[] } };

/** From so many addresses on there is an index of files, one for each page of the list. */
const indexFrom = 10_000;

/** One file, or an index of several when there are many pages. */
export async function findSitemap(path: string, { transport, config }: Parts): Promise<string | undefined> {
  const [, number] = /^\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/.exec(path) ?? [];
  if (path !== "/sitemap.xml" && !number) return undefined;
  const { total, pages, list } = await listPart({ transport }, Number(number ?? 1));
  if (number) return list.length > 0 ? sitemap(list, config) : undefined;
  if (total * config.LANGUAGES.length >= indexFrom) return index(pages, config);
  return sitemap(await listPaths({ transport }, total), config);
}

/** The first pages that are worth finding, without language; products and papers last. */
export async function listPaths({ transport }: Pick<Parts, "transport">, most: number): Promise<string[]> {
  const paths: string[] = [];
  for (let number = 1; paths.length < most; number++) {
    const { list, hasMore } = await listPart({ transport }, number);
    paths.push(...list);
    if (!hasMore) break;
  }
  return paths.slice(0, most);
}

function listPart({ transport }: Pick<Parts, "transport">, pageNum: number) {
  const client = createClient({ transport, language: defaultLanguage });
  return client.get("site/getAddressList", { pageNum });
}

function index(files: number, { SITE_URL }: Parts["config"]) {
  const entries = Array.from(
    { length: files },
    (_, place) => `<sitemap><loc>${escaped(`${SITE_URL}/sitemap-${place + 1}.xml`)}</loc></sitemap>`,
  );
  return `${declaration}<sitemapindex ${names}>${entries.join("")}</sitemapindex>`;
}

function sitemap(paths: string[], config: Parts["config"]) {
  const entries = paths.map((path) => entriesOf(path, config));
  return `${declaration}<urlset ${names} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("")}</urlset>`;
}

/** A page in each of its languages, with the way to the others. */
function entriesOf(path: string, { SITE_URL, LANGUAGES }: Parts["config"]) {
  const own = LANGUAGES.filter((locale) => isIn(path, locale));
  const addresses = own.map((locale) => escaped(SITE_URL + encodeURI(withLocale(path, locale))));
  const link = (language: string, address: string | undefined) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
  const links = own.map((locale, place) => link(languageOf(locale), addresses[place]));
  if (own.length === LANGUAGES.length) links.push(link("x-default", addresses[own.indexOf(defaultLocale)]));
  const others = links.join("");
  return addresses.map((address) => `<url><loc>${address}</loc>${others}</url>`).join("");
}

/** A paper is one page, in its own language; everything else there is in all of them. */
export function isIn(path: string, locale: Locale) {
  const [, language] = /^\/documents\/.*-([a-z]{2})(?:-\d[\d-]*)?$/.exec(path) ?? [];
  return !language || language === languageOf(locale);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function escaped(address: string) {
  return address.replaceAll("&", "&amp;").replaceAll("'", "&apos;");
}
