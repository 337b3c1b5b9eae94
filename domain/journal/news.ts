import { and, asc, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import { news, newsTexts } from "#db/schema/journal.ts";
import { listProductCards } from "../catalogue/product-cards.ts";
import { countRows, limitOf, type Page, pageOf, type Reader, secondsOf } from "../reader.ts";
import { isPublished } from "./published.ts";
import { wordedRows } from "./worded-rows.ts";

type Row = typeof news.$inferSelect;
const yearOf = sql<number>`extract(year from ${news.date} at time zone 'UTC')::int`;

export async function listNews(reader: Reader, query: Page & { year?: number }) {
  const where = and(isPublished(news.date), query.year ? eq(yearOf, query.year) : undefined);
  const { limit, offset } = limitOf(query);
  const [[counted], rows, years] = await Promise.all([
    reader.db.select({ total: countRows }).from(news).where(where),
    reader.db.select().from(news).where(where).orderBy(desc(news.date), news.id).limit(limit).offset(offset),
    reader.db
      .select({ year: yearOf.as("year"), count: countRows })
      .from(news)
      .where(isPublished(news.date))
      .groupBy(sql`1`)
      .orderBy(sql`1 desc`),
  ]);
  reader.tags.add("news");
  const cards = (await entriesOf(reader, rows)).map(({ card }) => card);
  return {
    ...pageOf(counted?.total ?? 0, cards, query),
    years: years.map(({ year, count }) => ({ id: String(year), name: String(year), count })),
  };
}

export async function findNews(reader: Reader, id: string) {
  const [row] = await reader.db
    .select()
    .from(news)
    .where(and(eq(news.id, id), isPublished(news.date)));
  if (!row) return undefined;
  const [[entry], previous, next, products] = await Promise.all([
    entriesOf(reader, [row]),
    findNeighbour(reader, lt(news.date, row.date), desc(news.date)),
    findNeighbour(reader, gt(news.date, row.date), asc(news.date)),
    listProductCards(reader, row.products ?? []),
  ]);
  // Any article published later may become a neighbour.
  reader.tags.add("news");
  if (!entry?.text) return undefined;
  const { body, isSummary } = entry.text;
  return { ...entry.card, body, isSummary: isSummary ?? false, previous, next, products };
}

async function findNeighbour(reader: Reader, where: SQL, order: SQL) {
  const rows = await reader.db
    .select()
    .from(news)
    .where(and(where, isPublished(news.date)))
    .orderBy(order)
    .limit(1);
  const [entry] = await entriesOf(reader, rows);
  return entry ? { id: entry.card.id, title: entry.card.title } : null;
}

async function entriesOf(reader: Reader, rows: Row[]) {
  const worded = await wordedRows(reader, "news", newsTexts, rows);
  return worded.map(({ row, text, card }) => ({ text, card: { ...card, date: secondsOf(row.date) } }));
}
