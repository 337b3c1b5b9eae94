import { and, count, desc, eq, inArray, lt } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { contentPublications, contentRevisions } from "#db/schema/content.ts";
import { type Key, keyOf, type RecordKey } from "../parts/part.ts";

type Entry = typeof contentPublications.$inferSelect & {
  /** The parts that it changed, as far as they are asked for. */
  parts: string[];
  /** How many it changed. */
  count: number;
};

/** Who published what and when, the last first; of one record, or of all. */
export async function listHistory(
  db: Database,
  { record, before, limit }: { record?: RecordKey | undefined; before?: number | undefined; limit: number },
): Promise<Entry[]> {
  const own = record && and(eq(contentRevisions.kind, record.kind), eq(contentRevisions.id, record.id));
  const concerned = db.select({ id: contentRevisions.publication }).from(contentRevisions).where(own);
  const publications = await db
    .select()
    .from(contentPublications)
    .where(
      and(
        record && inArray(contentPublications.id, concerned),
        before === undefined ? undefined : lt(contentPublications.id, before),
      ),
    )
    .orderBy(desc(contentPublications.id))
    .limit(limit);
  return Promise.all(
    publications.map(async (publication) => {
      const isOwn = and(eq(contentRevisions.publication, publication.id), own);
      const [all] = await db.select({ count: count() }).from(contentRevisions).where(isOwn);
      const { kind, id, part } = contentRevisions;
      const parts = await db.select({ kind, id, part }).from(contentRevisions).where(isOwn).limit(mostParts);
      return { ...publication, count: all?.count ?? 0, parts: parts.map((row) => keyOf(row as Key)) };
    }),
  );
}

const mostParts = 5;
