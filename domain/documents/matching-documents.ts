import type { Reader } from "../reader.ts";
import { matchingEntities } from "../search/matching-entities.ts";

/** The documents a keyword finds, best first; undefined when there is no keyword. */
export async function matchingDocuments(reader: Reader, keyword: string | undefined) {
  if (!keyword?.trim()) return undefined;
  return matchingEntities(reader.db, { type: "document", keyword, language: reader.language });
}
