import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Row, TableRows } from "./rows.ts";

/** A record, whatever its kind. */
export type Stored = { id: string; data: Row; texts: Record<string, Row> };
/** The rows of some records, table by table; the first table holds the records themselves. */
export type RowsOf = (records: Stored[]) => TableRows[];
type RecordTable = PgTable & { id: PgColumn };

/** The usual case: the fields of the files are the columns of the tables. */
export const plainRows =
  (table: RecordTable, texts?: RecordTable): RowsOf =>
  (records) => [
    { table, owner: "id", rows: records.map(({ id, data }) => ({ ...data, id })) },
    ...(texts ? [{ table: texts, owner: "id", rows: textRows(records) }] : []),
  ];

export function textRows(records: Stored[]): Row[] {
  return records.flatMap(({ id, texts }) =>
    Object.entries(texts).map(([language, text]) => ({ ...text, id, language })),
  );
}
