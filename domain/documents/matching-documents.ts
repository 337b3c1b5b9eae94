import { sql } from "drizzle-orm";
import { documents } from "#db/schema/documents.ts";
import type { Page, Reader } from "../reader.ts";
import { bestFirst, matchingRows, rankedPage } from "../search/matches.ts";
import { resolveQuestion } from "../search/resolve-question.ts";
import { type DocumentFilters, matchesFilters } from "./document-tally.ts";

/** What a keyword finds among the documents: as a condition, to count them, and page by page, best first. */
export async function findMatching({ db, language }: Reader, keyword: string) {
  const question = await resolveQuestion(db, keyword, language);
  const asked = { question, language, filters: { type: "document" as const } };
  return {
    isFound: sql`${documents.id} in (select docs.entity ${matchingRows(asked)})`,
    async listIds({ pageNum, pageSize, ...filters }: DocumentFilters & Page): Promise<string[]> {
      const chosen = matchesFilters(filters);
      const also = chosen && sql`docs.entity in (select id from documents where ${chosen})`;
      const { rows } = await db.execute<{ entity: string }>(sql`
        ${rankedPage({ ...asked, ...(also && { also }) }, { pageNum, pageSize })}
        select entity from page order by ${bestFirst}`);
      return rows.map(({ entity }) => entity);
    },
  };
}
