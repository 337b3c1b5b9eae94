import { asc, desc, eq, gte, lt, sql } from "drizzle-orm";
import { events, eventTexts } from "#db/schema/journal.ts";
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
import { countryName } from "../site/countries.ts";
import { findImages, imageOf } from "../site/images.ts";
import { venueOffsets } from "./venue-offsets.ts";

type Row = typeof events.$inferSelect;

/** Upcoming ones soonest first, past ones latest first; both together with the upcoming ones in front. */
export async function listEvents(reader: Reader, query: Page & { period?: "upcoming" | "past" }) {
  const now = new Date();
  const [isUpcoming, isPast] = [gte(events.end, now), lt(events.end, now)];
  const where = query.period && (query.period === "upcoming" ? isUpcoming : isPast);
  const { limit, offset } = limitOf(query);
  const order = [
    desc(isUpcoming),
    sql`case when ${isUpcoming} then ${events.start} end asc`,
    desc(events.start),
    asc(events.id),
  ];
  const [[counted], rows, [periods]] = await Promise.all([
    reader.db.select({ total: countRows }).from(events).where(where),
    reader.db
      .select()
      .from(events)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    reader.db
      .select({
        upcoming: sql<number>`count(*) filter (where ${isUpcoming})::int`,
        past: sql<number>`count(*) filter (where ${isPast})::int`,
      })
      .from(events),
  ]);
  reader.tags.add("events");
  return {
    ...pageOf(counted?.total ?? 0, await cardsOf(reader, rows), query),
    upcoming: periods?.upcoming ?? 0,
    past: periods?.past ?? 0,
  };
}

export async function findEvent(reader: Reader, id: string) {
  const [row] = await reader.db.select().from(events).where(eq(events.id, id));
  if (!row) return undefined;
  const [card] = await cardsOf(reader, [row]);
  const text = (await findTexts(reader, eventTexts, [id])).get(id);
  return card && text && { ...card, body: text.body };
}

async function cardsOf(reader: Reader, rows: Row[]) {
  const ids = rows.map(({ id }) => id);
  const [texts, images] = await Promise.all([
    findTexts(reader, eventTexts, ids),
    findImages(
      reader,
      rows.map(({ image }) => image),
    ),
  ]);
  noteRead(reader, "events", ids);
  return rows.map((row) => {
    const text = texts.get(row.id);
    return {
      id: row.id,
      title: text?.title ?? row.id,
      place: text?.place ?? "",
      summary: text?.summary ?? "",
      country: row.country,
      countryName: countryName(reader.language, row.country),
      start: secondsOf(row.start),
      end: secondsOf(row.end),
      timeZone: row.timeZone,
      offsets: venueOffsets(row.timeZone, row.start, row.end),
      image: imageOf(images, row.image),
      url: row.url,
      language: text?.language ?? ("en" as const),
    };
  });
}
