import { createHash } from "node:crypto";
import { and, eq, getTableName, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "#db/client.ts";
import { contentRecords } from "#db/schema/site.ts";
import { announceChanges } from "../changes.ts";
import { refreshSearch } from "../search/index/refresh-search.ts";
import { cleanRecord } from "./clean-record.ts";
import { ContentConflict, findConflicts } from "./conflicts.ts";
import { type Figures, figuresOf } from "./figures.ts";
import { fillTexts } from "./fill-texts.ts";
import { type KindName, kinds } from "./kinds.ts";
import { listFiles } from "./list-files.ts";
import { publishMedia } from "./media.ts";
import { publishPapers } from "./papers.ts";
import { lockPublishing } from "./publishing-lock.ts";
import type { MediaContent } from "./read-media.ts";
import type { Papers } from "./read-papers.ts";
import type { Content } from "./records.ts";
import type { Stamp } from "./stamp.ts";
import type { Stored } from "./store/plain.ts";
import { deleteRows, type TableRows, upsertRows } from "./store/rows.ts";
import { stores } from "./store/stores.ts";

export type Published = { changed: string[]; removed: string[] };
type Files = Awaited<ReturnType<typeof listFiles>>;

/**
 * The only way content gets in: cleans it, writes what changed in one transaction, refreshes the search rows and
 * tells every process which tags changed. With a stamp it refuses to replace what is not as the stamp says. One at a time.
 */
export async function publish(
  db: Database,
  content: Content & { media: MediaContent; papers?: Papers },
  { dryRun = false, stamp }: { dryRun?: boolean | undefined; stamp?: Stamp | undefined } = {},
): Promise<Published & { before: Files; after: Files }> {
  const published: Published = { changed: [], removed: [] };
  let before: Files = new Map();
  let after: Files = before;
  class DryRun extends Error {}
  try {
    await db.transaction(async (tx) => {
      await lockPublishing(tx);
      before = await listFiles(tx);
      const figures = figuresOf(content);
      for (const kind of Object.keys(kinds) as KindName[]) {
        await publishKind(tx, kind, content[kind] as Stored[], figures, published);
      }
      published.changed.push(...(await publishMedia(tx, content.media)));
      const conflicts = stamp ? findConflicts(published, before, stamp) : [];
      if (conflicts.length > 0) throw new ContentConflict(conflicts, conflictHint);
      published.changed.push(...(await publishPapers(tx, content.papers)));
      if (published.changed.length + published.removed.length > 0) {
        const touched = [...published.changed, ...published.removed];
        await refreshSearch(tx, touched);
        await announceChanges(tx, touched);
      }
      if (dryRun) throw new DryRun();
      after = await listFiles(tx);
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return { ...published, before, after };
}

const conflictHint =
  "Nothing was published. Export to another directory to see what the database holds, or publish with --force.";

type Fresh = { record: Stored; written?: Stored["texts"]; sha256: string };

async function publishKind(
  tx: Transaction,
  kind: KindName,
  records: Stored[],
  figures: Figures,
  published: Published,
) {
  const known = new Map(
    (await tx.select().from(contentRecords).where(eq(contentRecords.kind, kind))).map((row) => [
      row.id,
      row.sha256,
    ]),
  );
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
    changed.map(({ record, written, sha256 }) => ({ kind, id: record.id, sha256, written })),
  );
}

function digest({ data, texts }: Stored) {
  return createHash("sha256")
    .update(JSON.stringify([data, texts]))
    .digest("hex");
}
