import { eq, sql } from "drizzle-orm";
import { webinars, webinarTexts } from "#db/schema/journal.ts";
import type { Language } from "#i18n/locales.ts";
import { listProductCards } from "../catalogue/product-cards.ts";
import { findVideo } from "../documents/videos.ts";
import { type Page, pageOf, type Reader, secondsOf } from "../reader.ts";
import { listScheduled } from "./scheduled.ts";
import { venueOffsets } from "./venue-offsets.ts";
import { wordedRows } from "./worded-rows.ts";
import { zoneName } from "./zone-name.ts";

type Row = typeof webinars.$inferSelect;
const ends = sql`${webinars.start} + ${webinars.minutes} * interval '1 minute'`;

export async function listWebinars(reader: Reader, query: Page & { status?: "upcoming" | "recorded" }) {
  const period = query.status === "recorded" ? "past" : query.status;
  const { total, upcoming, past, rows } = await listScheduled(reader, webinars, ends, { ...query, period });
  reader.tags.add("webinars");
  const cards = (await entriesOf(reader, rows)).map(({ card }) => card);
  return { ...pageOf(total, cards, query), upcoming, recorded: past };
}

export async function findWebinar(reader: Reader, id: string) {
  const [row] = await reader.db.select().from(webinars).where(eq(webinars.id, id));
  if (!row) return undefined;
  const [[entry], products, recording] = await Promise.all([
    entriesOf(reader, [row]),
    listProductCards(reader, row.products ?? []),
    row.recording ? findVideo(reader, row.recording) : undefined,
  ]);
  return entry?.text && { ...entry.card, body: entry.text.body, products, recording: recording ?? null };
}

export async function findWebinarByCode(reader: Reader, code: string) {
  const [row] = await reader.db.select().from(webinars).where(eq(webinars.code, code));
  return row && (await entriesOf(reader, [row]))[0]?.card;
}

async function entriesOf(reader: Reader, rows: Row[]) {
  const worded = await wordedRows(reader, "webinars", webinarTexts, rows);
  return worded.map(({ row, text, card }) => ({
    text,
    card: {
      ...card,
      code: row.code,
      speaker: text?.speaker ?? "",
      start: secondsOf(row.start),
      minutes: row.minutes,
      timeZone: row.timeZone,
      zone: zoneName(reader.language, row.timeZone, row.start),
      offsets: venueOffsets(row.timeZone, row.start, endOf(row)),
      spoken: row.spoken as Language,
      status: statusOf(row),
    },
  }));
}

function endOf({ start, minutes }: Row) {
  return new Date(start.getTime() + minutes * 60_000);
}

function statusOf(row: Row) {
  if (endOf(row).getTime() >= Date.now()) return "upcoming" as const;
  return row.recording ? ("recorded" as const) : ("past" as const);
}
