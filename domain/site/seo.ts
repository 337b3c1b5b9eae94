import { asc, inArray, sql } from "drizzle-orm";
import {
  products,
  productTexts,
  series,
  seriesTexts,
  solutions,
  solutionTexts,
} from "#db/schema/catalogue.ts";
import {
  blogs,
  blogTexts,
  events,
  eventTexts,
  news,
  newsTexts,
  webinars,
  webinarTexts,
} from "#db/schema/journal.ts";
import { pages, pageTexts, seoEntries, seoEntryTexts } from "#db/schema/site.ts";
import { isPublished } from "../journal/published.ts";
import { findAllTexts, type Reader } from "../reader.ts";
import { findImages, type Image } from "./images.ts";

/** Every browser loads the list, so it leaves out product pages, which describe themselves. */
const mostProducts = 2000;

type Entry = { path: string; title: string; description: string; keywords: string; image: string };
type Article = { id: string; image: string | null };
type ArticleWords = { title: string; summary: string };

/** Title, description and picture of every page, from the fixed list or from the records. */
export async function listSeo(reader: Reader, siteName: string): Promise<Entry[]> {
  const { db } = reader;
  const isShort = (await db.$count(products)) <= mostProducts;
  const rows = await db.select().from(seoEntries).orderBy(asc(seoEntries.position));
  const texts = await findAllTexts(reader, seoEntryTexts);
  reader.tags.add("seo");
  const details = await Promise.all([
    isShort ? listProductEntries(reader, siteName) : [],
    listSeriesEntries(reader, siteName),
    listArticleEntries(
      db.select().from(solutions),
      findAllTexts(reader, solutionTexts),
      "/solutions",
      siteName,
    ),
    listArticleEntries(
      db.select().from(blogs).where(isPublished(blogs.date)),
      findAllTexts(reader, blogTexts),
      "/about/blogs",
      siteName,
    ),
    listArticleEntries(
      db.select().from(news).where(isPublished(news.date)),
      findAllTexts(reader, newsTexts),
      "/about/news",
      siteName,
    ),
    listArticleEntries(db.select().from(events), findAllTexts(reader, eventTexts), "/about/event", siteName),
    listArticleEntries(
      db.select().from(webinars),
      findAllTexts(reader, webinarTexts),
      "/support/webinar",
      siteName,
    ),
    listArticleEntries(
      db.select().from(pages).orderBy(asc(pages.position)),
      findAllTexts(reader, pageTexts),
      "/about",
      siteName,
    ),
  ]);
  for (const kind of ["products", "series", "solutions", "blogs", "news", "events", "webinars", "pages"])
    reader.tags.add(kind);
  const all = [...rows.map((row) => ({ ...row, ...textOf(texts.get(row.id)) })), ...details.flat()];
  const images = await findImages(
    reader,
    all.map(({ image }) => image),
  );
  return all.map(({ path, title, description, keywords, image }) => ({
    path,
    title,
    description,
    keywords,
    image: pictureOf(image ? images.get(image) : undefined),
  }));
}

async function listProductEntries(reader: Reader, siteName: string) {
  const { id, model, images, position } = products;
  const rows = await reader.db.select({ id, model, images }).from(products).orderBy(asc(position), asc(id));
  const texts = await findProductWords(reader);
  return rows.map((row) => ({
    path: `/products/${row.id}`,
    title: `${texts.get(row.id)?.name ?? row.model} (${row.model}) | ${siteName}`,
    description: texts.get(row.id)?.summary ?? "",
    keywords: row.model,
    image: row.images[0] ?? null,
  }));
}

/** Leaves out the descriptions, which are long and many. */
async function findProductWords({ db, language }: Reader) {
  const { id, language: written, name, summary } = productTexts;
  const rows = await db
    .select({ id, name, summary })
    .from(productTexts)
    .where(inArray(written, [language, "en"]))
    .orderBy(sql`${written} <> 'en'`);
  return new Map(rows.map((row) => [row.id, row]));
}

async function listSeriesEntries(reader: Reader, siteName: string) {
  const rows = await reader.db.select().from(series).orderBy(asc(series.position));
  const texts = await findAllTexts(reader, seriesTexts);
  return rows.map(({ id, category, image }) => ({
    path: `/product-list/${category}/${id}`,
    title: `${texts.get(id)?.name ?? id}: ${texts.get(id)?.tagline ?? ""} | ${siteName}`,
    description: texts.get(id)?.description ?? "",
    keywords: texts.get(id)?.name ?? id,
    image,
  }));
}

async function listArticleEntries(
  articles: PromiseLike<Article[]>,
  words: Promise<Map<string, ArticleWords>>,
  folder: string,
  siteName: string,
) {
  const [rows, texts] = await Promise.all([articles, words]);
  return rows.map(({ id, image }) => ({
    path: `${folder}/${id}`,
    title: `${texts.get(id)?.title ?? id} | ${siteName}`,
    description: texts.get(id)?.summary ?? "",
    keywords: texts.get(id)?.title ?? id,
    image,
  }));
}

function textOf(text: { title: string; description: string; keywords: string } | undefined) {
  return { title: text?.title ?? "", description: text?.description ?? "", keywords: text?.keywords ?? "" };
}

function pictureOf(image: Image | undefined) {
  if (!image) return "";
  return image.og ? `/media/${image.hash}-og.jpg` : `/media/${image.hash}-${image.widths.at(-1)}.webp`;
}
