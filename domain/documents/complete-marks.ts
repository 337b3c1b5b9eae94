import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { documents } from "#db/schema/documents.ts";
import { searchCounted, searchDocs } from "#db/schema/search.ts";
import { lockPublishing } from "../content/publishing-lock.ts";
import { marksOfRow } from "./document-marks.ts";

const { kind, productTypes, segments, language, marks } = documents;

/** Rows that were written before the maker's product types or segments changed are marked anew; answers how many kinds of them. */
export async function completeMarks(db: Database) {
  const alike = await db.selectDistinct({ kind, productTypes, segments, language, marks }).from(documents);
  const stale = alike.filter((row) => row.marks !== marksOfRow(row));
  if (stale.length === 0) return 0;
  await db.transaction(async (tx) => {
    await lockPublishing(tx);
    for (const row of stale)
      await tx
        .update(documents)
        .set({ marks: marksOfRow(row) })
        .where(
          and(
            eq(kind, row.kind),
            eq(productTypes, row.productTypes),
            eq(segments, row.segments),
            eq(language, row.language),
          ),
        );
    await tx
      .update(searchDocs)
      .set({ marks: sql`${marks}` })
      .from(documents)
      .where(
        and(
          eq(searchDocs.type, "document"),
          eq(searchDocs.entity, documents.id),
          sql`${searchDocs.marks} is distinct from ${marks}`,
        ),
      );
    await tx
      .update(searchCounted)
      .set({ marks: searchDocs.marks })
      .from(searchDocs)
      .where(
        and(
          eq(searchDocs.id, searchCounted.doc),
          sql`${searchCounted.marks} is distinct from ${searchDocs.marks}`,
        ),
      );
  });
  return stale.length;
}
