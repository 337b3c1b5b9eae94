import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import { news, newsTexts } from "#db/schema/journal.ts";
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

type Row = typeof news.$inferSelect;
const yearOf = sql<number>`extract(year from ${news.date} at time zone 'UTC')::int`;

export async function listNews(reader: Reader, query: Page & { year?: number }) {
  const where = query.year ? eq(yearOf, query.year) : undefined;
  const { limit, offset } = limitOf(query);
  const [[counted], rows, years] = await Promise.all([
    reader.db.select({ total: countRows }).from(news).where(where),
    reader.db.select().from(news).where(where).orderBy(desc(news.date), news.id).limit(limit).offset(offset),
    reader.db
      .select({ year: yearOf.as("year"), count: countRows })
      .from(news)
      .groupBy(sql`1`)
      .orderBy(sql`1 desc`),
  ]);
  reader.tags.add("news");
  return {
    ...pageOf(counted?.total ?? 0, await cardsOf(reader, rows), query),
    years: years.map(({ year, count }) => ({ id: String(year), name: String(year), count })),
  };
}

export async function findNews(reader: Reader, id: string) {
  const [row] = await reader.db.select().from(news).where(eq(news.id, id));
  if (!row) return undefined;
  const [[card], texts, older, newer, products] = await Promise.all([
    cardsOf(reader, [row]),
    findTexts(reader, newsTexts, [id]),
    reader.db
      .select()
      .from(news)
      .where(and(lt(news.date, row.date)))
      .orderBy(desc(news.date))
      .limit(1),
    reader.db
      .select()
      .from(news)
      .where(and(gt(news.date, row.date)))
      .orderBy(asc(news.date))
      .limit(1),
    listProductCards(reader, row.products ?? []),
  ]);
  const text = texts.get(id);
  if (!card || !text) return undefined;
  const [previous, next] = await Promise.all([neighbour(reader, older[0]), neighbour(reader, newer[0])]);
  return { ...card, body: text.body, isSummary: text.isSummary ?? false, previous, next, products };
}

async function neighbour(reader: Reader, row: Row | undefined) {
  if (!row) return null;
  const text = (await findTexts(reader, newsTexts, [row.id])).get(row.id);
  noteRead(reader, "news", [row.id]);
  return { id: row.id, title: text?.title ?? row.id };
}

async function cardsOf(reader: Reader, rows: Row[]) {
  const ids = rows.map(({ id }) => id);
  const [texts, images] = await Promise.all([
    findTexts(reader, newsTexts, ids),
    findImages(
      reader,
      rows.map(({ image }) => image),
    ),
  ]);
  noteRead(reader, "news", ids);
  return rows.map((row) => {
    const text = texts.get(row.id);
    return {
      id: row.id,
      title: text?.title ?? row.id,
      summary: text?.summary ?? "",
      date: secondsOf(row.date),
      image: imageOf(images, row.image),
      language: text?.language ?? ("en" as const),
    };
  });
}
