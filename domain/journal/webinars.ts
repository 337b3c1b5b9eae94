import { asc, desc, eq, gte, lt, sql } from "drizzle-orm";
import { webinars, webinarTexts } from "#db/schema/journal.ts";
import type { Language } from "#i18n/locales.ts";
import { listProductCards } from "../catalogue/product-cards.ts";
import { findVideo } from "../documents/videos.ts";
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
import { venueOffsets } from "./venue-offsets.ts";

type Row = typeof webinars.$inferSelect;
const ends = sql`${webinars.start} + ${webinars.minutes} * interval '1 minute'`;

export async function listWebinars(reader: Reader, query: Page & { status?: "upcoming" | "recorded" }) {
  const now = new Date().toISOString();
  const [isUpcoming, isOver] = [gte(ends, now), lt(ends, now)];
  const where = query.status && (query.status === "upcoming" ? isUpcoming : isOver);
  const { limit, offset } = limitOf(query);
  const order = [
    desc(isUpcoming),
    sql`case when ${isUpcoming} then ${webinars.start} end asc`,
    desc(webinars.start),
    asc(webinars.id),
  ];
  const [[counted], rows, [counts]] = await Promise.all([
    reader.db.select({ total: countRows }).from(webinars).where(where),
    reader.db
      .select()
      .from(webinars)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    reader.db
      .select({
        upcoming: sql<number>`count(*) filter (where ${isUpcoming})::int`,
        recorded: sql<number>`count(*) filter (where ${isOver})::int`,
      })
      .from(webinars),
  ]);
  reader.tags.add("webinars");
  return {
    ...pageOf(counted?.total ?? 0, await cardsOf(reader, rows), query),
    upcoming: counts?.upcoming ?? 0,
    recorded: counts?.recorded ?? 0,
  };
}

export async function findWebinar(reader: Reader, id: string) {
  const [row] = await reader.db.select().from(webinars).where(eq(webinars.id, id));
  if (!row) return undefined;
  const [[card], texts, products, recording] = await Promise.all([
    cardsOf(reader, [row]),
    findTexts(reader, webinarTexts, [id]),
    listProductCards(reader, row.products ?? []),
    row.recording ? findVideo(reader, row.recording) : undefined,
  ]);
  const text = texts.get(id);
  return card && text && { ...card, body: text.body, products, recording: recording ?? null };
}

export async function findWebinarByCode(reader: Reader, code: string) {
  const [row] = await reader.db.select().from(webinars).where(eq(webinars.code, code));
  return row && (await cardsOf(reader, [row]))[0];
}

async function cardsOf(reader: Reader, rows: Row[]) {
  const ids = rows.map(({ id }) => id);
  const [texts, images] = await Promise.all([
    findTexts(reader, webinarTexts, ids),
    findImages(
      reader,
      rows.map(({ image }) => image),
    ),
  ]);
  noteRead(reader, "webinars", ids);
  return rows.map((row) => {
    const text = texts.get(row.id);
    return {
      id: row.id,
      code: row.code,
      title: text?.title ?? row.id,
      summary: text?.summary ?? "",
      speaker: text?.speaker ?? "",
      start: secondsOf(row.start),
      minutes: row.minutes,
      timeZone: row.timeZone,
      offsets: venueOffsets(row.timeZone, row.start, endOf(row)),
      spoken: row.spoken as Language,
      status: statusOf(row),
      image: imageOf(images, row.image),
      language: text?.language ?? ("en" as const),
    };
  });
}

function endOf({ start, minutes }: Row) {
  return new Date(start.getTime() + minutes * 60_000);
}

function statusOf(row: Row) {
  if (endOf(row).getTime() >= Date.now()) return "upcoming" as const;
  return row.recording ? ("recorded" as const) : ("past" as const);
}
