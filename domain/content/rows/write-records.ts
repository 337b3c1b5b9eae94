import { createHash } from "node:crypto";
import { and, eq, getTableName, inArray, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import { contentRecords } from "#db/schema/content.ts";
import { cleanRecord } from "../clean-record.ts";
import { type Figures, listQuoted } from "../figures.ts";
import { fillTexts } from "../fill-texts.ts";
import type { PartKind } from "../parts/part.ts";
import type { Stored } from "./plain.ts";
import { deleteRows, upsertRows } from "./rows.ts";
import { rowsOf } from "./rows-of.ts";

type Written = { record: Stored; sha256: string; quotes: string[] | null };

/** Writes the rows of these records and takes away those of the removed. Answers the ids whose rows are others now. */
export async function writeRecords(
  tx: Transaction,
  kind: PartKind,
  { records, removed, figures }: { records: Stored[]; removed: string[]; figures: Figures },
): Promise<string[]> {
  const known = await readKnown(tx, kind, [...records.map(({ id }) => id), ...removed]);
  const changed = records
    .map((record) => prepare(kind, record, figures))
    .filter(({ record, sha256 }) => known.get(record.id) !== sha256);
  const gone = removed.filter((id) => known.has(id));
  if (changed.length + gone.length === 0) return [];
  const ids = changed.map(({ record }) => record.id);
  for (const [index, { rows, ...target }] of rowsOf[kind](changed.map(({ record }) => record)).entries()) {
    const { table, owner, only } = target;
    // The first table holds the records themselves: updated in place, so that what refers to them stays.
    if (owner === "*") await tx.execute(sql`delete from ${sql.identifier(getTableName(table))}`);
    else await deleteRows(tx, target, index === 0 && !only ? gone : [...ids, ...gone]);
    await upsertRows(tx, table, rows);
  }
  await remember(tx, kind, changed, gone);
  return [...ids, ...gone];
}

async function readKnown(tx: Transaction, kind: PartKind, ids: string[]) {
  const { id, sha256 } = contentRecords;
  const rows = await tx
    .select({ id, sha256 })
    .from(contentRecords)
    .where(and(eq(contentRecords.kind, kind), inArray(id, ids)));
  return new Map(rows.map((row) => [row.id, row.sha256]));
}

/** A text that quotes a figure is another when the figure is. */
function prepare(kind: PartKind, record: Stored, figures: Figures): Written {
  const cleaned = cleanRecord(kind, record);
  const texts = fillTexts(cleaned.texts, figures);
  const quotes = texts === cleaned.texts ? null : listQuoted(JSON.stringify(cleaned.texts));
  return { record: { ...cleaned, texts }, sha256: digest([cleaned.data, texts, quotes]), quotes };
}

async function remember(tx: Transaction, kind: PartKind, changed: Written[], gone: string[]) {
  if (gone.length > 0)
    await tx
      .delete(contentRecords)
      .where(and(eq(contentRecords.kind, kind), inArray(contentRecords.id, gone)));
  await upsertRows(
    tx,
    contentRecords,
    changed.map(({ record, sha256, quotes }) => ({ kind, id: record.id, sha256, quotes })),
  );
}

const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");
