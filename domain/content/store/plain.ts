import { getTableColumns, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "#db/client.ts";
import type { Row, TableRows } from "./rows.ts";

export type Stored = { id: string; data: Row; texts: Record<string, Row> };
export type Store = {
  write(records: Stored[]): TableRows[];
  /** All that is published, or the records with these ids; what is one record in all may be read whole. */
  read(db: Queries, ids?: string[]): Promise<Stored[]>;
};
type RecordTable = PgTable & { id: PgColumn };

export const among = (column: PgColumn, ids: string[] | undefined) => ids && inArray(column, ids);

/** The usual case: the fields of the files are the columns of the tables. */
export function plainStore(table: RecordTable, texts?: RecordTable): Store {
  return {
    write: (records) => [
      { table, owner: "id", rows: records.map(({ id, data }) => ({ ...data, id })) },
      ...(texts ? [{ table: texts, owner: "id", rows: textRows(records) }] : []),
    ],
    async read(db, ids) {
      const rowsOf = (from: RecordTable) => db.select().from(from).where(among(from.id, ids));
      return assemble(table, await rowsOf(table), texts ? await rowsOf(texts) : []);
    },
  };
}

export function textRows(records: Stored[]): Row[] {
  return records.flatMap(({ id, texts }) =>
    Object.entries(texts).map(([language, text]) => ({ ...text, id, language })),
  );
}

export function assemble(table: PgTable, rows: Row[], words: Row[]): Stored[] {
  const wordsById = Map.groupBy(words, (row) => String(row.id));
  return rows
    .map((row) => ({
      id: String(row.id),
      data: fieldsOf(row, Object.keys(getTableColumns(table))),
      texts: Object.fromEntries(
        (wordsById.get(String(row.id)) ?? []).map((text) => [
          String(text.language),
          fieldsOf(
            text,
            Object.keys(text).filter((key) => key !== "language"),
          ),
        ]),
      ),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** What the files do not say is null, false or empty in a row, and is left out again. */
export function fieldsOf(row: Row, keys: string[]): Row {
  return Object.fromEntries(
    keys
      .filter((key) => key !== "id" && row[key] !== null && row[key] !== false && row[key] !== undefined)
      .map((key) => [key, row[key] instanceof Date ? writeInstant(row[key]) : row[key]]),
  );
}

function writeInstant(date: Date) {
  return date.toISOString().replace(/\.\d+Z$/, "Z");
}
