import { asc, desc, gte } from "drizzle-orm";
import { seriesCounts, solutions } from "#db/schema/catalogue.ts";
import { blogs, blogTexts, events, eventTexts, news, newsTexts } from "#db/schema/journal.ts";
import { formatDate } from "#i18n/format-date.ts";
import { isPublished } from "../journal/published.ts";
import { findTexts, type Reader, secondsOf } from "../reader.ts";

/** What the menu says besides its typed words. */
type MenuFact = { mateCode?: string; description?: string; explain?: string };

/** By address: how many products a category holds, the door of each solution, and what is new. */
export async function findMenuFacts(reader: Reader): Promise<Map<string, MenuFact>> {
  const [categories, doors, article, release, event] = await Promise.all([
    countProducts(reader),
    listDoors(reader),
    findNewest(reader, blogs, blogTexts),
    findNewest(reader, news, newsTexts),
    findNextEvent(reader),
  ]);
  for (const tag of ["products", "solutions", "blogs", "news", "events"]) reader.tags.add(tag);
  return new Map<string, MenuFact>([
    ...categories,
    ...doors,
    ...(article ? [["/about/blogs", { description: article }] as const] : []),
    ...(release ? [["/about/news", { description: release }] as const] : []),
    ...(event ? [["/about/event", { description: event }] as const] : []),
  ]);
}

async function countProducts({ db }: Reader) {
  const counts = new Map<string, number>();
  for (const { category, count } of await db.select().from(seriesCounts))
    counts.set(category, (counts.get(category) ?? 0) + count);
  return [...counts].map(([id, count]) => [`/product-list/${id}`, { explain: String(count) }] as const);
}

async function listDoors({ db }: Reader) {
  const rows = await db.select({ id: solutions.id, door: solutions.door }).from(solutions);
  return rows.flatMap(({ id, door }) => (door ? [[`/solutions/${id}`, { mateCode: door }] as const] : []));
}

async function findNewest(
  reader: Reader,
  table: typeof blogs | typeof news,
  texts: typeof blogTexts | typeof newsTexts,
) {
  const [row] = await reader.db
    .select({ id: table.id })
    .from(table)
    .where(isPublished(table.date))
    .orderBy(desc(table.date), asc(table.id))
    .limit(1);
  return row && (await findTexts(reader, texts, [row.id])).get(row.id)?.title;
}

async function findNextEvent(reader: Reader) {
  const [row] = await reader.db
    .select({ id: events.id, start: events.start })
    .from(events)
    .where(gte(events.end, new Date()))
    .orderBy(asc(events.start), asc(events.id))
    .limit(1);
  const title = row && (await findTexts(reader, eventTexts, [row.id])).get(row.id)?.title;
  return title && `${formatDate(secondsOf(row.start))}: ${title}`;
}
