import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import { keyOf, type RecordKey } from "../parts/part.ts";
import { ContentConflict } from "./conflict.ts";

const few = 5;
const share = 0.1;

/** A folder of which a part was lost looks like one from which records were taken on purpose: then the number is to be said. */
export async function refuseSlip(tx: Transaction, removed: RecordKey[], removing: number | undefined) {
  if (removed.length <= few || removed.length === removing) return;
  const { rows } = await tx.execute<{ all: number }>(
    sql`select count(distinct (kind, id))::int as all from content_parts`,
  );
  if (removed.length <= share * (rows[0]?.all ?? 0)) return;
  throw new ContentConflict(
    removed.map((record) => `${keyOf({ ...record, part: "data" })} would be removed`),
    `Nothing was published: that is ${removed.length} of ${rows[0]?.all} records. If you mean it, say --removing ${removed.length}.`,
  );
}
