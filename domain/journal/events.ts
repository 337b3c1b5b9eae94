import { eq, sql } from "drizzle-orm";
import { events, eventTexts } from "#db/schema/journal.ts";
import { type Page, pageOf, type Reader, secondsOf } from "../reader.ts";
import { countryName } from "../site/countries.ts";
import { listScheduled } from "./scheduled.ts";
import { venueOffsets } from "./venue-offsets.ts";
import { wordedRows } from "./worded-rows.ts";
import { zoneName } from "./zone-name.ts";

type Row = typeof events.$inferSelect;

export async function listEvents(reader: Reader, query: Page & { period?: "upcoming" | "past" }) {
  const { total, upcoming, past, rows } = await listScheduled(reader, events, sql`${events.end}`, query);
  reader.tags.add("events");
  const cards = (await entriesOf(reader, rows)).map(({ card }) => card);
  return { ...pageOf(total, cards, query), upcoming, past };
}

export async function findEvent(reader: Reader, id: string) {
  const [row] = await reader.db.select().from(events).where(eq(events.id, id));
  const [entry] = await entriesOf(reader, row ? [row] : []);
  return entry?.text && { ...entry.card, body: entry.text.body };
}

async function entriesOf(reader: Reader, rows: Row[]) {
  const worded = await wordedRows(reader, "events", eventTexts, rows);
  return worded.map(({ row, text, card }) => ({
    text,
    card: {
      ...card,
      place: text?.place ?? "",
      country: row.country,
      countryName: countryName(reader.language, row.country),
      start: secondsOf(row.start),
      end: secondsOf(row.end),
      timeZone: row.timeZone,
      zone: zoneName(reader.language, row.timeZone, row.start),
      offsets: venueOffsets(row.timeZone, row.start, row.end),
      url: row.url,
    },
  }));
}
