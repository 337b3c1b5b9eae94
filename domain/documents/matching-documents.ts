import { and, sql } from "drizzle-orm";
import { documents } from "#db/schema/documents.ts";
import { countRows, limitOf, type Page, type Reader } from "../reader.ts";
import { matchingEntities } from "../search/answer/matching-entities.ts";
import { type DocumentFilters, isOffered, matchesFilters, ofProduct } from "./document-tally.ts";

/** Counts the documents that match a keyword and answers one page of them, best first. */
export async function findMatching(reader: Reader, keyword: string, query: DocumentFilters & Page) {
  const found = await matchingEntities(reader, { type: "document", keyword });
  const isFound = sql`${documents.id} = any(${sql.param(found)}::text[])`;
  const { limit, offset } = limitOf(query);
  const [tallies, rows] = await Promise.all([
    reader.db
      .select({ marks: documents.marks, count: countRows })
      .from(documents)
      .where(and(isFound, ofProduct(query)))
      .groupBy(documents.marks),
    reader.db
      .select({ id: documents.id })
      .from(documents)
      .where(and(isFound, isOffered(reader), matchesFilters(query)))
      .orderBy(sql`array_position(${sql.param(found)}::text[], ${documents.id})`)
      .limit(limit)
      .offset(offset),
  ]);
  return { tallies, ids: rows.map(({ id }) => id) };
}
