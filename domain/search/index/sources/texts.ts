import { and, asc, gt, inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "#db/client.ts";
import type { Language } from "#i18n/locales.ts";

type RecordTable = PgTable & { id: PgColumn };
type TextTable = RecordTable & { language: PgColumn };
type Row<T extends PgTable> = T["$inferSelect"] & { id: string };
export type Texts<T extends PgTable> = Map<
  string,
  Partial<Record<Language, Row<T> & { language: Language }>>
>;

const batchSize = 200;

/** The records of a table, all or some, in batches that fit in memory. */
export async function* listBatches<T extends RecordTable>(
  db: Queries,
  table: T,
  ids?: string[],
  where?: SQL,
) {
  for (let last = ""; ; ) {
    const rows = (await db
      .select()
      .from(table as PgTable)
      .where(and(gt(table.id, last), ids && inArray(table.id, ids), where))
      .orderBy(asc(table.id))
      .limit(batchSize)) as Row<T>[];
    const next = rows.at(-1);
    if (!next) return;
    yield rows;
    last = next.id;
  }
}

export async function findWords<T extends TextTable>(
  db: Queries,
  table: T,
  ids?: string[],
): Promise<Texts<T>> {
  const found: Texts<T> = new Map();
  if (ids?.length === 0) return found;
  const rows = (await db
    .select()
    .from(table as PgTable)
    .where(ids && inArray(table.id, [...new Set(ids)]))) as (Row<T> & { language: Language })[];
  for (const row of rows) found.set(row.id, { ...found.get(row.id), [row.language]: row });
  return found;
}

/** The words in this language, else in English. */
export function wordsIn<T extends PgTable>(texts: Texts<T>, id: string, language: Language) {
  const words = texts.get(id);
  return words?.[language] ?? words?.en;
}
