import type { Database, Transaction } from "#db/client.ts";
import { refreshFacets } from "../../catalogue/refresh-facets.ts";
import { announceChanges } from "../../changes.ts";
import { refreshSearch } from "../../search/index/refresh-search.ts";
import { type Change, type Key, keyOf, partKinds, type RecordKey, tagOf } from "../parts/part.ts";
import {
  type About,
  hasContent,
  partOf,
  type Revision,
  recordParts,
  type StoredPart,
} from "../parts/store.ts";
import { ContentError, isFault, type Problem } from "../problem.ts";
import { rebuildRows } from "../rows/rebuild.ts";
import { type CheckOptions, checkChange } from "./check-change.ts";
import { refuseConflicts } from "./conflict.ts";
import { lockPublishing } from "./publishing-lock.ts";
import { readTouched, type Touched } from "./touched.ts";
import { writeTouched } from "./write-touched.ts";

export type Publication = {
  /** Undefined when there was nothing to publish. */
  publication: number | undefined;
  changed: string[];
  removed: string[];
  parts: Key[];
  /** What is unusual about the records that were changed. */
  advice: Problem[];
};
/** `removing`: how many records may go at once, when it is more than a slip would explain. */
export type PublishOptions = About &
  CheckOptions & {
    dryRun?: boolean | undefined;
    /** Runs in the same transaction, after the rows are written. Answers the tags that it changed. */
    also?: ((tx: Transaction) => Promise<string[]>) | undefined;
  };

class DryRun extends Error {}

/**
 * The one way in: everything that changes content is a list of changes of parts. One at a time and in one transaction;
 * every conflict and every fault is known before anything is written.
 */
export async function publish(
  db: Database,
  changes: Change[],
  options: PublishOptions,
): Promise<Publication> {
  let result: Publication = { publication: undefined, changed: [], removed: [], parts: [], advice: [] };
  try {
    await db.transaction(async (tx) => {
      await lockPublishing(tx);
      const isFirst = !(await hasContent(tx));
      const touched = await readTouched(tx, changes);
      await refuseConflicts(tx, touched.changes, touched.stored);
      const tags = new Set<string>();
      if (options.problems?.some(isFault) && touched.changes.length === 0)
        throw new ContentError(options.problems);
      if (touched.changes.length > 0) {
        const checked = await checkChange(tx, touched, options);
        const { cause, actor, note, message, undoes } = options;
        const publication = await recordParts(tx, revisionsOf(touched, checked.parts), {
          cause: isFirst && cause === "import" ? "first-fill" : cause,
          actor,
          note,
          message,
          undoes,
        });
        const rows = isFirst
          ? await rebuildRows(tx, checked.records)
          : await writeTouched(tx, touched, checked);
        for (const tag of rows) tags.add(tag);
        const removed = tagsOf(touched.removed);
        const changed = tagsOf(touched.names).filter((tag) => !removed.includes(tag));
        result = {
          publication,
          changed: inOrder([...changed, ...rows.filter((tag) => !removed.includes(tag))]),
          removed: inOrder(removed),
          parts: touched.changes,
          advice: checked.advice,
        };
      }
      const more = (await options.also?.(tx)) ?? [];
      result = { ...result, changed: [...new Set([...result.changed, ...more])] };
      if (options.dryRun) throw new DryRun();
      await tell(tx, [...tags, ...more], isFirst);
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
    return { ...result, publication: undefined };
  }
  return result;
}

/** Facets and search follow the rows, and every process hears which pages to drop. */
async function tell(tx: Transaction, tags: string[], isFirst: boolean) {
  if (tags.length === 0) return;
  await refreshFacets(tx, isFirst ? ["specs:*"] : tags);
  await refreshSearch(tx, isFirst ? undefined : tags);
  await announceChanges(tx, tags);
}

function revisionsOf({ changes, stored }: Touched, parts: StoredPart[]): Revision[] {
  const values = new Map(parts.map((part) => [keyOf(part), part.value]));
  return changes.map((change) => {
    const { kind, id, part, source } = change;
    const before = stored.get(keyOf(change));
    return { kind, id, part, before, after: partOf(change, source), value: values.get(keyOf(change)) };
  });
}

const tagsOf = (records: RecordKey[]) => records.map(tagOf);

function inOrder(tags: string[]) {
  const order = Object.keys(partKinds);
  const place = (tag: string) => order.indexOf(tag.split(":", 1)[0] ?? "");
  return [...new Set(tags)].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}
