import { and, desc, eq, ne, sql } from "drizzle-orm";
import { blogs, blogTexts } from "#db/schema/journal.ts";
import { listProductCards } from "../catalogue/product-cards.ts";
import { countRows, limitOf, type Page, pageOf, type Reader, secondsOf } from "../reader.ts";
import { listOptions, optionNames } from "../site/options.ts";
import { isPublished } from "./published.ts";
import { readingMinutes } from "./reading-time.ts";
import { wordedRows } from "./worded-rows.ts";

type Row = typeof blogs.$inferSelect;

export async function listBlogs(reader: Reader, query: Page & { category?: string }) {
  const where = and(isPublished(blogs.date), query.category ? eq(blogs.category, query.category) : undefined);
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
      .where(isPublished(blogs.date))
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
  const [row] = await reader.db
    .select()
    .from(blogs)
    .where(and(eq(blogs.id, id), isPublished(blogs.date)));
  if (!row) return undefined;
  const [[entry], related, products] = await Promise.all([
    entriesOf(reader, [row]),
    listRelated(reader, row),
    listProductCards(reader, row.products ?? []),
  ]);
  if (!entry?.text) return undefined;
  const { body, isSummary } = entry.text;
  return { ...entry.card, body, isSummary: isSummary ?? false, related, products };
}

/** Three other articles: the same category first, then the newest. */
async function listRelated(reader: Reader, { id, category }: Row) {
  const rows = await reader.db
    .select()
    .from(blogs)
    .where(and(ne(blogs.id, id), isPublished(blogs.date)))
    .orderBy(desc(eq(blogs.category, category)), desc(blogs.date))
    .limit(3);
  // Any article published later may be one of them.
  reader.tags.add("blogs");
  return cardsOf(reader, rows);
}

async function cardsOf(reader: Reader, rows: Row[]) {
  return (await entriesOf(reader, rows)).map(({ card }) => card);
}

async function entriesOf(reader: Reader, rows: Row[]) {
  const names = await optionNames(reader, "blog-categories");
  const worded = await wordedRows(reader, "blogs", blogTexts, rows);
  return worded.map(({ row, text, card }) => ({
    text,
    card: {
      ...card,
      date: secondsOf(row.date),
      category: row.category,
      categoryName: names.get(row.category) ?? row.category,
      author: row.author,
      readingMinutes: readingMinutes(text?.body ?? "", text?.language ?? "en"),
    },
  }));
}
