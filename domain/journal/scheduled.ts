import { asc, desc, gte, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { countRows, limitOf, type Page, type Reader } from "../reader.ts";

type Schedule = PgTable & { id: PgColumn; start: PgColumn };
type Query = Page & { period?: "upcoming" | "past" | undefined };

/** Upcoming ones soonest first, past ones latest first; upcoming ones lead in the combined list. */
export async function listScheduled<T extends Schedule>(reader: Reader, table: T, ends: SQL, query: Query) {
  const now = new Date().toISOString();
  const [isUpcoming, isPast] = [gte(ends, now), lt(ends, now)];
  const where = query.period && (query.period === "upcoming" ? isUpcoming : isPast);
  const { limit, offset } = limitOf(query);
  const order = [
    desc(isUpcoming),
    sql`case when ${isUpcoming} then ${table.start} end asc`,
    desc(table.start),
    asc(table.id),
  ];
  const [[counts], rows] = await Promise.all([
    reader.db
      .select({
        total: countRows,
        upcoming: sql<number>`count(*) filter (where ${isUpcoming})::int`,
        past: sql<number>`count(*) filter (where ${isPast})::int`,
      })
      .from(table as PgTable),
    reader.db
      .select()
      .from(table as PgTable)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  ]);
  const { total, upcoming, past } = counts ?? { total: 0, upcoming: 0, past: 0 };
  return {
    total: query.period ? { upcoming, past }[query.period] : total,
    upcoming,
    past,
    rows: rows as T["$inferSelect"][],
  };
}
