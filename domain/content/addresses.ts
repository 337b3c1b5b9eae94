import { locales } from "#i18n/locales.ts";
import type { PartKind, RecordKey } from "./parts/part.ts";

/** Where the page of a record is; the id follows. That of a series is below any category. */
export const addresses: Partial<Record<PartKind, string>> = {
  categories: "/product-list/",
  series: "/product-list/[a-z0-9-]+/",
  products: "/products/",
  solutions: "/solutions/",
  blogs: "/about/blogs/",
  news: "/about/news/",
  pages: "/about/",
  events: "/about/event/",
  webinars: "/support/webinar/",
  cases: "/case-study?case=",
  videos: "/support/videoList?video=",
  certificates: "/tools/approvals/",
};

/** Finds links to a record in what was typed, whatever their language: what stands before the id is the first group. */
export function linkPattern({ kind, id }: RecordKey) {
  const address = addresses[kind]?.replace("?", "\\?");
  if (!address) return undefined;
  const end = kind === "categories" ? "/" : "";
  return new RegExp(
    `((?:^|["'\\s])(?:/(?:${locales.join("|")}))?${address})${id}(?=["'\\s?#&${end}]|$)`,
    "gm",
  );
}
