import { and, getTableColumns, getTableName, inArray, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "#db/client.ts";

export type Row = Record<string, unknown>;
/**
 * The rows of one table that make up some records. `owner` is the column that names the record; `only` tells ours from
 * others in a table that is not content alone.
 */
export type TableRows = { table: PgTable; owner: string; only?: SQL; rows: Row[] };

/** PostgreSQL takes at most 65,535 parameters in one statement. */
const maxParameters = 30_000;

export async function upsertRows(tx: Transaction, table: PgTable, rows: Row[]) {
  const columns = getTableColumns(table);
  const target = primaryKeyOf(table);
  const set = Object.fromEntries(
    Object.entries(columns)
      .filter(([, column]) => !column.generated)
      .map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
  );
  for (const batch of batches(rows, Object.keys(columns).length)) {
    await tx
      .insert(table)
      .values(batch.map((row) => completeRow(columns, row)))
      .onConflictDoUpdate({ target, set });
  }
}

export async function deleteRows(
  tx: Transaction,
  { table, owner, only }: Omit<TableRows, "rows">,
  ids: string[],
) {
  const column = getTableColumns(table)[owner];
  if (!column) throw new Error(`${getTableName(table)} has no column ${owner}`);
  for (const batch of batches(ids, 1)) await tx.delete(table).where(and(inArray(column, batch), only));
}

/** An instant is text in the files and a date in the database; what is absent becomes null. */
function completeRow(columns: Record<string, PgColumn>, row: Row) {
  return Object.fromEntries(
    Object.entries(columns).map(([key, column]) => {
      const value = row[key];
      if (value === undefined) return [key, column.hasDefault ? sql`default` : null];
      return [key, column.dataType === "date" ? new Date(value as string) : value];
    }),
  );
}

function primaryKeyOf(table: PgTable): PgColumn[] {
  const single = Object.values(getTableColumns(table)).filter((column) => column.primary);
  return single.length > 0 ? single : (getTableConfig(table).primaryKeys[0]?.columns ?? []);
}

function batches<T>(entries: T[], width: number) {
  const size = Math.max(1, Math.floor(maxParameters / width));
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  );
}
