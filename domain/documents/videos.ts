import { and, arrayContains, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { products } from "#db/schema/catalogue.ts";
import { videos, videoTexts } from "#db/schema/documents.ts";
import type { Language } from "#i18n/locales.ts";
import { keepNumbers } from "#i18n/unbroken.ts";
import {
  countRows,
  findTexts,
  hiddenLanguages,
  limitOf,
  noteRead,
  type Page,
  pageOf,
  type Reader,
  secondsOf,
} from "../reader.ts";
import { findImages, imageOf } from "../site/images.ts";
import { listOptions, optionNames } from "../site/options.ts";

type Row = typeof videos.$inferSelect;

export async function listVideos(reader: Reader, query: Page & { category?: string }) {
  const where = and(query.category ? eq(videos.category, query.category) : undefined);
  const { limit, offset } = limitOf(query);
  const [[counted], rows, options, counts] = await Promise.all([
    reader.db.select({ total: countRows }).from(videos).where(where),
    reader.db.select().from(videos).where(where).orderBy(asc(videos.position)).limit(limit).offset(offset),
    listOptions(reader, "video-categories"),
    reader.db
      .select({ id: sql<string>`${videos.category}`, count: countRows })
      .from(videos)
      .groupBy(videos.category),
  ]);
  const countOf = (id: string) => counts.find((entry) => entry.id === id)?.count ?? 0;
  return {
    ...pageOf(counted?.total ?? 0, await entriesOf(reader, rows), query),
    categories: options.map((option) => ({ ...option, count: countOf(option.id) })),
  };
}

export async function listCompanyVideos(reader: Reader) {
  const rows = await reader.db
    .select()
    .from(videos)
    .where(isNotNull(videos.company))
    .orderBy(asc(videos.position));
  return entriesOf(reader, rows);
}

export async function listVideosOf(reader: Reader, product: string) {
  const rows = await reader.db
    .select()
    .from(videos)
    .where(arrayContains(videos.products, [product]))
    .orderBy(asc(videos.position));
  return entriesOf(reader, rows);
}

export async function findVideo(reader: Reader, id: string) {
  const rows = await reader.db
    .select()
    .from(videos)
    .where(inArray(videos.id, [id]));
  return (await entriesOf(reader, rows))[0];
}

async function entriesOf(reader: Reader, rows: Row[]) {
  reader.tags.add("videos");
  const [texts, images, names, models] = await Promise.all([
    findTexts(
      reader,
      videoTexts,
      rows.map(({ id }) => id),
    ),
    findImages(
      reader,
      rows.map(({ poster }) => poster),
    ),
    optionNames(reader, "video-categories"),
    findModels(
      reader,
      rows.flatMap((row) => row.products),
    ),
  ]);
  return rows.map(({ company, position, ...row }) => {
    const text = texts.get(row.id);
    return {
      ...row,
      title: text?.title ?? row.id,
      description: keepNumbers(text?.description ?? ""),
      categoryName: names.get(row.category) ?? row.category,
      date: secondsOf(row.date),
      products: row.products.map((id) => ({ id, model: models.get(id) ?? id })),
      poster: imageOf(images, row.poster),
      captions: captionsOf(reader, row.captions),
      language: text?.language ?? ("en" as const),
    };
  });
}

function captionsOf(reader: Reader, captions: Partial<Record<Language, string>>) {
  const hidden = hiddenLanguages(reader);
  return (Object.entries(captions) as [Language, string][])
    .filter(([language]) => !hidden.includes(language))
    .map(([language, path]) => ({ language, path }));
}

async function findModels(reader: Reader, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await reader.db
    .select({ id: products.id, model: products.model })
    .from(products)
    .where(inArray(products.id, ids));
  noteRead(reader, "products", ids);
  return new Map(rows.map(({ id, model }) => [id, model]));
}
