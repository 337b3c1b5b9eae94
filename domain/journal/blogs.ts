import { and, desc, eq, ne, sql } from "drizzle-orm";
import { blogs, blogTexts } from "#db/schema/journal.ts";
import { listProductCards } from "../catalogue/product-cards.ts";
import {
  countRows,
  findTexts,
  limitOf,
  noteRead,
  type Page,
  pageOf,
  type Reader,
  secondsOf,
} from "../reader.ts";
import { findImages, imageOf } from "../site/images.ts";
import { listOptions, optionNames } from "../site/options.ts";
import { readingMinutes } from "./reading-time.ts";

type Row = typeof blogs.$inferSelect;

export async function listBlogs(reader: Reader, query: Page & { category?: string }) {
  const where = query.category ? eq(blogs.category, query.category) : undefined;
  const { limit, offset } = limitOf(query);
  const [[counted], rows, options, counts] = await Promise.all([
    reader.db.select({ total: countRows }).from(blogs).where(where),
    reader.db
      .select()
      .from(blogs)
      .where(where)
      .orderBy(desc(blogs.date), blogs.id)
      .limit(limit)
      .offset(offset),
    listOptions(reader, "blog-categories"),
    reader.db
      .select({ id: sql<string>`${blogs.category}`, count: countRows })
      .from(blogs)
      .groupBy(blogs.category),
  ]);
  reader.tags.add("blogs");
  const countOf = (id: string) => counts.find((entry) => entry.id === id)?.count ?? 0;
  return {
    ...pageOf(counted?.total ?? 0, await cardsOf(reader, rows), query),
    categories: options.map((option) => ({ ...option, count: countOf(option.id) })),
  };
}

export async function findBlog(reader: Reader, id: string) {
  const [row] = await reader.db.select().from(blogs).where(eq(blogs.id, id));
  if (!row) return undefined;
  const [[card], texts, related, products] = await Promise.all([
    cardsOf(reader, [row]),
    findTexts(reader, blogTexts, [id]),
    listRelated(reader, row),
    listProductCards(reader, row.products ?? []),
  ]);
  const text = texts.get(id);
  if (!card || !text) return undefined;
  return { ...card, body: text.body, isSummary: text.isSummary ?? false, related, products };
}

/** Three others: the same category first, then the newest. */
async function listRelated(reader: Reader, { id, category }: Row) {
  const rows = await reader.db
    .select()
    .from(blogs)
    .where(and(ne(blogs.id, id)))
    .orderBy(desc(eq(blogs.category, category)), desc(blogs.date))
    .limit(3);
  return cardsOf(reader, rows);
}

async function cardsOf(reader: Reader, rows: Row[]) {
  const ids = rows.map(({ id }) => id);
  const [texts, images, names] = await Promise.all([
    findTexts(reader, blogTexts, ids),
    findImages(
      reader,
      rows.map(({ image }) => image),
    ),
    optionNames(reader, "blog-categories"),
  ]);
  noteRead(reader, "blogs", ids);
  return rows.map((row) => {
    const text = texts.get(row.id);
    return {
      id: row.id,
      title: text?.title ?? row.id,
      summary: text?.summary ?? "",
      date: secondsOf(row.date),
      image: imageOf(images, row.image),
      language: text?.language ?? ("en" as const),
      category: row.category,
      categoryName: names.get(row.category) ?? row.category,
      author: row.author,
      readingMinutes: readingMinutes(text?.body ?? "", text?.language ?? "en"),
    };
  });
}
