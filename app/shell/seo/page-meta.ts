import type { Location, MetaDescriptor } from "react-router";
import { defaultLocale, factsOf, type Locale, languageOf, usualLocales } from "#i18n/locales.ts";
import { localeOfPath, withLocale, withoutLocale } from "#i18n/paths.ts";
import { productName } from "../constants.ts";
import type { ShellData } from "../load-shell.ts";
import type { SeoEntry } from "../site-types.ts";
import type { StructuredData } from "./structured-data.ts";

type PageImage = {
  hash: string;
  og?: boolean;
  widths: number[];
  width: number;
  height: number;
  alt: string;
} | null;

/** The size of every picture that is made to be shared. */
const shared = { width: 1200, height: 630 };

export type PageWords = {
  title?: string | undefined;
  description?: string | undefined;
  image?: PageImage | undefined;
  type?: "website" | "article" | "product";
  /** Parameters that make another page of it, such as `page`; all others are dropped from the canonical address. */
  keep?: string[];
  noIndex?: boolean;
  /** Whoever shares the page shares its whole address: the answer of a calculator. */
  isAnswer?: boolean;
  structuredData?: StructuredData[];
};

type Matches = ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>;
type Address = (locale: Locale) => string;
type Args = { matches: Matches; location: Pick<Location, "pathname" | "search"> };

/** Everything in the head that a page has to say. The entry of the SEO list fills what the page leaves open. */
export function pageMeta({ matches, location }: Args, page: PageWords = {}): MetaDescriptor[] {
  const shell = loaderDataOf<ShellData>(matches, "root");
  const offered = shell?.locales ?? usualLocales;
  const locale = localeOfPage({ matches, location });
  const seo = loaderDataOf<{ seo?: SeoEntry }>(matches, locale)?.seo;
  const title = titleOf(page.title ?? seo?.title);
  const description = page.description ?? seo?.description;
  const site = shell?.siteUrl ?? "";
  const path = withoutLocale(location.pathname, offered);
  const address = addressIn(site, path, keptSearch(location.search, page.keep ?? []));
  const url = page.isAnswer ? addressIn(site, path, location.search)(locale) : address(locale);
  const image = { ...imageOf(site, page.image, seo?.image), alt: page.image?.alt || title };
  return [
    { title },
    ...named("description", description),
    ...named("keywords", seo?.keywords),
    ...(page.noIndex ? named("robots", "noindex") : alternates(address, locale, offered)),
    ...openGraph({ title, description, image, type: page.type, url, locale, offered }),
    ...(page.structuredData ?? []).map((data) => ({ "script:ld+json": data })),
  ];
}

/** In what the address says, as far as the deployment speaks it. */
export function localeOfPage({ matches, location }: Args): Locale {
  return localeOfPath(location.pathname, loaderDataOf<ShellData>(matches, "root")?.locales);
}

function titleOf(title: string | undefined) {
  if (!title) return productName;
  return title.includes(productName) ? title : `${title} | ${productName}`;
}

function loaderDataOf<T>(matches: Matches, id: string): T | undefined {
  return matches.find((match) => match?.id === id)?.loaderData as T | undefined;
}

function named(name: string, content: string | undefined): MetaDescriptor[] {
  return content ? [{ name, content }] : [];
}

function addressIn(site: string, path: string, search: string): Address {
  const tidy = path.replace(/(.)\/$/, "$1");
  return (locale: Locale) => site + withLocale(tidy, locale) + search;
}

function keptSearch(search: string, keep: string[]) {
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => keep.includes(key)));
  return kept.size > 0 ? `?${kept}` : "";
}

function alternates(address: Address, own: Locale, offered: readonly Locale[]): MetaDescriptor[] {
  return [
    { tagName: "link", rel: "canonical", href: address(own) },
    ...offered.map((locale) => alternate(languageOf(locale), address(locale))),
    alternate("x-default", address(defaultLocale)),
  ];
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", hrefLang, href };
}

function imageOf(
  site: string,
  image: PageImage | undefined,
  seoImage: string | undefined,
): { url: string; width?: number; height?: number } {
  if (image?.og) return { url: `${site}/media/${image.hash}-og.jpg`, ...shared };
  if (image) {
    const width = image.widths.at(-1) ?? image.width;
    const height = Math.round((image.height / image.width) * width);
    return { url: `${site}/media/${image.hash}-${width}.webp`, width, height };
  }
  if (!seoImage) return { url: `${site}/og.png`, ...shared };
  const size = seoImage.endsWith("-og.jpg") ? shared : {};
  return { url: new URL(seoImage, site || "http://localhost").href, ...size };
}

type OpenGraph = {
  title: string;
  description: string | undefined;
  image: ReturnType<typeof imageOf> & { alt: string };
  type: PageWords["type"];
  url: string;
  locale: Locale;
  offered: readonly Locale[];
};

function openGraph({
  title,
  description,
  image,
  type = "website",
  url,
  locale,
  offered,
}: OpenGraph): MetaDescriptor[] {
  const others = offered.filter((other) => other !== locale);
  return [
    { property: "og:site_name", content: productName },
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    { property: "og:url", content: url },
    { property: "og:image", content: image.url },
    ...(["width", "height"] as const).flatMap((side) =>
      image[side] ? [{ property: `og:image:${side}`, content: String(image[side]) }] : [],
    ),
    { property: "og:image:alt", content: image.alt },
    { property: "og:locale", content: factsOf(locale).openGraph },
    ...others.map((other) => ({ property: "og:locale:alternate", content: factsOf(other).openGraph })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
