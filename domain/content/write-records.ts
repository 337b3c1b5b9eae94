import { createHash } from "node:crypto";
import { and, eq, getTableName, inArray, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import { contentRecords } from "#db/schema/site.ts";
import { cleanRecord } from "./clean-record.ts";
import { type Figures, listQuoted } from "./figures.ts";
import { fillTexts } from "./fill-texts.ts";
import type { KindName } from "./kinds.ts";
import { among, type Stored } from "./store/plain.ts";
import { deleteRows, type TableRows, upsertRows } from "./store/rows.ts";
import { stores } from "./store/stores.ts";

export type Published = { changed: string[]; removed: string[] };

type Fresh = { record: Stored; written?: Stored["texts"]; sha256: string };

/** Writes the records that differ from what is published; where they are the whole of a kind, the others of it go. */
export async function publishKind(
  tx: Transaction,
  kind: KindName,
  records: Stored[],
  { figures, isWhole }: { figures: Figures; isWhole: boolean },
  published: Published,
) {
  const known = await readKnown(tx, kind, isWhole ? undefined : records.map(({ id }) => id));
  const fresh = records.map((record) => prepare(kind, record, figures));
  const changed = fresh.filter(({ record, sha256 }) => known.get(record.id) !== sha256);
  const kept = new Set(records.map(({ id }) => id));
  const removed = [...known.keys()].filter((id) => !kept.has(id));
  if (changed.length + removed.length === 0) return;
  await writeRecords(
    tx,
    kind,
    changed.map(({ record }) => record),
    removed,
  );
  await remember(tx, kind, changed, removed);
  published.changed.push(...changed.map(({ record }) => `${kind}:${record.id}`));
  published.removed.push(...removed.map((id) => `${kind}:${id}`));
}

async function readKnown(tx: Transaction, kind: KindName, ids: string[] | undefined) {
  const { id, sha256 } = contentRecords;
  const rows = await tx
    .select({ id, sha256 })
    .from(contentRecords)
    .where(and(eq(contentRecords.kind, kind), among(id, ids)));
  return new Map(rows.map((row) => [row.id, row.sha256]));
}

/** A text that quotes a figure is new when the figure is, and when it is written in another way. */
function prepare(kind: KindName, record: Stored, figures: Figures): Fresh {
  const cleaned = cleanRecord(kind, record);
  const texts = fillTexts(cleaned.texts, figures);
  if (texts === cleaned.texts) return { record: cleaned, sha256: digest(cleaned) };
  const filled = { ...cleaned, texts };
  return { record: filled, written: cleaned.texts, sha256: digest(filled) + digest(cleaned) };
}

async function writeRecords(tx: Transaction, kind: KindName, changed: Stored[], removed: string[]) {
  const ids = changed.map(({ id }) => id);
  const tables: TableRows[] = stores[kind].write(changed);
  for (const [index, { rows, ...target }] of tables.entries()) {
    const { table, owner, only } = target;
    // The first table holds the records themselves: updated in place, so that what refers to them stays.
    if (owner === "*") await tx.execute(sql`delete from ${sql.identifier(getTableName(table))}`);
    else await deleteRows(tx, target, index === 0 && !only ? removed : [...ids, ...removed]);
    await upsertRows(tx, table, rows);
  }
}

async function remember(tx: Transaction, kind: KindName, changed: Fresh[], removed: string[]) {
  if (removed.length > 0) {
    await tx
      .delete(contentRecords)
      .where(and(eq(contentRecords.kind, kind), inArray(contentRecords.id, removed)));
  }
  await upsertRows(
    tx,
    contentRecords,
    changed.map(({ record, written, sha256 }) => ({
      kind,
      id: record.id,
      sha256,
      written,
      quotes: written && listQuoted(JSON.stringify(written)),
    })),
  );
}

function digest({ data, texts }: Stored) {
  return createHash("sha256")
    .update(JSON.stringify([data, texts]))
    .digest("hex");
}
