import { isDeepStrictEqual } from "node:util";
import { desc, eq } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import { contentPublications, contentRevisions } from "#db/schema/content.ts";
import { type Change, keyOf, schemaOf } from "../parts/part.ts";
import { isSame, type StoredPart } from "../parts/store.ts";
import { checkYaml } from "../yaml-file.ts";

/** What was to be done would lose something that somebody wrote; each line names a part or a file. */
export class ContentConflict extends Error {
  readonly lines: string[];

  constructor(lines: string[], hint: string) {
    super(`${lines.join("\n")}\n${hint}`);
    this.name = "ContentConflict";
    this.lines = lines;
  }
}

const hint =
  "Nothing was published. `npm run content -- difference <name>` shows both sides; --force publishes yours all the same.";

/** Ends a publication that would replace parts which are not those that its author started from. */
export async function refuseConflicts(
  tx: Transaction,
  changes: Change[],
  stored: ReadonlyMap<string, StoredPart>,
) {
  const lines: string[] = [];
  for (const change of changes) {
    const own = stored.get(keyOf(change));
    if (change.base === undefined || change.base === (own?.hash ?? null)) continue;
    if (own && change.source !== null && saysTheSame(change, change.source, own)) continue;
    lines.push(`${keyOf(change)} ${await faultOf(tx, change, own)}`);
  }
  if (lines.length > 0) throw new ContentConflict(lines, hint);
}

/** Only comments or layout differ. */
function saysTheSame(change: Change, source: string, stored: StoredPart) {
  const schema = schemaOf(change);
  return schema && isDeepStrictEqual(checkYaml("", source, schema).value, stored.value);
}

async function faultOf(tx: Transaction, change: Change, stored: StoredPart | undefined) {
  if (change.base === null) return "is in the database, and the files were not exported from it";
  const [last] = await tx
    .select({ id: contentPublications.id, at: contentPublications.at, cause: contentPublications.cause })
    .from(contentRevisions)
    .innerJoin(contentPublications, eq(contentPublications.id, contentRevisions.publication))
    .where(isSame(contentRevisions, change))
    .orderBy(desc(contentPublications.id))
    .limit(1);
  const by = last
    ? ` (publication ${last.id}, ${last.cause}, ${last.at.toISOString().slice(0, 16).replace("T", " ")})`
    : "";
  return `was ${stored ? "changed" : "removed"} since${by}`;
}
