import { sql } from "drizzle-orm";
import { productTypes, segments } from "#config/maker/sorting.ts";
import { spokenLocales } from "#config/maker/spoken-locales.ts";
import type { Database, Queries, Transaction } from "#db/client.ts";
import { contentRecords } from "#db/schema/content.ts";
import { settings } from "#db/schema/site.ts";
import { refreshFacets } from "../../catalogue/refresh-facets.ts";
import { announceChanges, everything } from "../../changes.ts";
import { refreshSearch } from "../../search/index/refresh-search.ts";
import { figuresOf } from "../figures.ts";
import { keyOf, type PartKind, partKinds, tagOf } from "../parts/part.ts";
import { readParts, recordValues } from "../parts/store.ts";
import { ContentError } from "../problem.ts";
import { lockPublishing } from "../publish/publishing-lock.ts";
import { assembleRecords, contentOf, type Records } from "../records/assemble.ts";
import { rowsOf } from "./rows-of.ts";
import { writeRecords } from "./write-records.ts";

/** Raise it when the code makes other rows of the same parts. */
const version = 2;

/** Makes all rows anew from the parts; visitors go on reading the old ones until it is done. */
export async function rebuild(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    await lockPublishing(tx);
    const stored = await readParts(tx);
    const { records, parts, problems } = assembleRecords(stored.map(({ value: _, ...part }) => part));
    if (problems.length > 0) throw new ContentError(problems);
    const values = new Map(stored.map((part) => [keyOf(part), JSON.stringify(part.value)]));
    await recordValues(
      tx,
      parts.filter((part) => values.get(keyOf(part)) !== JSON.stringify(part.value)),
    );
    const written = await rebuildRows(tx, records);
    await refreshFacets(tx, ["specs:*"]);
    await refreshSearch(tx);
    await announceChanges(tx, everything);
    return written.length;
  });
}

/** After an upgrade, and when the maker's languages, types or segments changed, the rows are made anew. */
export async function completeRows(db: Database): Promise<"same" | "rebuilt"> {
  const { rows } = await db.execute<{ value: string }>(
    sql`select value::text as value from settings where key = 'content-rows'`,
  );
  if (rows[0]?.value === JSON.stringify(fingerprint())) return "same";
  await rebuild(db);
  return "rebuilt";
}

/** Rows that version 0.4 wrote, which knew no parts. */
export async function hasOlderRows(db: Queries) {
  const rows = await db.select({ id: contentRecords.id }).from(contentRecords).limit(1);
  return rows.length > 0;
}

/** Writes the rows of all records into tables that hold none. Answers the tags. */
export async function rebuildRows(tx: Transaction, records: Records): Promise<string[]> {
  const figures = figuresOf(contentOf(records));
  const kinds = Object.keys(partKinds) as PartKind[];
  await tx.delete(contentRecords);
  for (const kind of kinds)
    for (const { table, only } of rowsOf[kind]([])) await tx.delete(table).where(only);
  const tags: string[] = [];
  for (const kind of kinds) {
    const own = records.get(kind) ?? [];
    if (own.length === 0) continue;
    const ids = await writeRecords(tx, kind, { records: own, removed: [], figures });
    tags.push(...ids.map((id) => tagOf({ kind, id })));
  }
  await recordFingerprint(tx);
  return [...new Set(tags)];
}

const fingerprint = () => ({ version, languages: spokenLocales(), productTypes, segments });

async function recordFingerprint(db: Queries) {
  const value = fingerprint();
  await db
    .insert(settings)
    .values({ key: "content-rows", value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
