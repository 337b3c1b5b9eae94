import { createHash } from "node:crypto";
import { and, eq, getTableName, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "#db/client.ts";
import { contentRecords } from "#db/schema/site.ts";
import { refreshSearch } from "../search/index/refresh-search.ts";
import { cleanRecord } from "./clean-record.ts";
import { type KindName, kinds } from "./kinds.ts";
import { publishMedia } from "./media.ts";
import type { MediaContent } from "./read-media.ts";
import type { Content } from "./records.ts";
import type { Stored } from "./store/plain.ts";
import { deleteRows, type TableRows, upsertRows } from "./store/rows.ts";
import { stores } from "./store/stores.ts";

export type Published = { changed: string[]; removed: string[] };

/** Every process that keeps pages listens on this channel and drops those that carry a named tag. */
export const contentChannel = "content_changed";
const publishLock = 7462;

/**
 * The only way content gets in: cleans it, writes what changed in one transaction, refreshes the search rows and
 * tells every process which tags changed.
 */
export async function publish(
  db: Database,
  content: Content & { media: MediaContent },
  { dryRun = false } = {},
): Promise<Published> {
  const published: Published = { changed: [], removed: [] };
  class DryRun extends Error {}
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${publishLock})`);
      await tx.execute(sql`set local statement_timeout = 0`);
      for (const kind of Object.keys(kinds) as KindName[]) {
        await publishKind(tx, kind, content[kind] as Stored[], published);
      }
      published.changed.push(...(await publishMedia(tx, content.media)));
      if (published.changed.length + published.removed.length > 0) {
        const touched = [...published.changed, ...published.removed];
        await refreshSearch(tx, touched);
        await announce(tx, touched);
      }
      if (dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return published;
}

async function publishKind(tx: Transaction, kind: KindName, records: Stored[], published: Published) {
  const known = new Map(
    (await tx.select().from(contentRecords).where(eq(contentRecords.kind, kind))).map((row) => [
      row.id,
      row.sha256,
    ]),
  );
  const fresh = records.map((record) => {
    const cleaned = cleanRecord(kind, record);
    return { record: cleaned, sha256: digest(cleaned) };
  });
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

async function writeRecords(tx: Transaction, kind: KindName, changed: Stored[], removed: string[]) {
  const ids = changed.map(({ id }) => id);
  const tables: TableRows[] = stores[kind].write(changed);
  for (const [index, { table, owner, rows }] of tables.entries()) {
    // The first table holds the records themselves: updated in place, so that what refers to them stays.
    if (owner === "*") await tx.execute(sql`delete from ${sql.identifier(getTableName(table))}`);
    else await deleteRows(tx, table, owner, index === 0 ? removed : [...ids, ...removed]);
    await upsertRows(tx, table, rows);
  }
}

async function remember(
  tx: Transaction,
  kind: KindName,
  changed: { record: Stored; sha256: string }[],
  removed: string[],
) {
  if (removed.length > 0) {
    await tx
      .delete(contentRecords)
      .where(and(eq(contentRecords.kind, kind), inArray(contentRecords.id, removed)));
  }
  await upsertRows(
    tx,
    contentRecords,
    changed.map(({ record, sha256 }) => ({ kind, id: record.id, sha256 })),
  );
}

/** A notification holds at most 8,000 bytes: many changes are told by kind alone. */
async function announce(tx: Transaction, tags: string[]) {
  const byKind = [...new Set(tags.map((tag) => tag.split(":")[0] ?? ""))];
  const all = [...byKind, ...tags];
  const message = JSON.stringify(all.length > 100 ? byKind.flatMap((kind) => [kind, `${kind}:*`]) : all);
  await tx.execute(sql`select pg_notify(${contentChannel}, ${message})`);
}

function digest({ data, texts }: Stored) {
  return createHash("sha256")
    .update(JSON.stringify([data, texts]))
    .digest("hex");
}
