import type { ApiClient } from "#api/client.ts";
import { listPaths } from "#api/list-paths.ts";
import { isInLanguage } from "#app/addresses/is-in-language.ts";
import { defaultLocale, type Locale, languageOf } from "#i18n/locales.ts";
import { withLocale } from "#i18n/paths.ts";

type Site = { siteUrl: string; locales: readonly Locale[] };

/** From this many addresses on, the sitemap is an index of parts: one for each page of the list. */
const indexFrom = 10_000;

/** The whole sitemap, its index, or one part of it; undefined where there is no such part. */
export async function findSitemap(part: string | undefined, client: Pick<ApiClient, "get">, site: Site) {
  const number = part === undefined ? 1 : Number(/^[1-9]\d{0,4}$/.exec(part)?.[0]);
  if (Number.isNaN(number)) return undefined;
  const { total, pages, list } = await client.get("site/getAddressList", { pageNum: number });
  if (part !== undefined) return list.length > 0 ? sitemap(list, site) : undefined;
  if (total * site.locales.length >= indexFrom) return index(pages, site);
  return sitemap(await listPaths(client, total), site);
}

function index(parts: number, { siteUrl }: Site) {
  const entries = Array.from(
    { length: parts },
    (_, place) => `<sitemap><loc>${escaped(`${siteUrl}/sitemap.xml?part=${place + 1}`)}</loc></sitemap>`,
  );
  return `${declaration}<sitemapindex ${namespace}>${entries.join("")}</sitemapindex>`;
}

function sitemap(paths: string[], site: Site) {
  const entries = paths.map((path) => entriesOf(path, site));
  return `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("")}</urlset>`;
}

/** A page in each of its languages, with links to the others. */
function entriesOf(path: string, { siteUrl, locales }: Site) {
  const own = locales.filter((locale) => isInLanguage(path, locale));
  const addresses = own.map((locale) => escaped(siteUrl + encodeURI(withLocale(path, locale))));
  const link = (language: string, address: string | undefined) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
  const links = own.map((locale, place) => link(languageOf(locale), addresses[place]));
  if (own.length === locales.length) links.push(link("x-default", addresses[own.indexOf(defaultLocale)]));
  const others = links.join("");
  return addresses.map((address) => `<url><loc>${address}</loc>${others}</url>`).join("");
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function escaped(address: string) {
  return address.replaceAll("&", "&amp;").replaceAll("'", "&apos;");
}
