import { type SQL, sql } from "drizzle-orm";
import { documents } from "#db/schema/documents.ts";
import type { Page, Reader } from "../reader.ts";
import { answerQuestion } from "../search/answer/answer-question.ts";
import { bestFirst, matchingRows, rankedPage } from "../search/answer/matches.ts";
import type { Question } from "../search/query/resolve-question.ts";
import { marksOf } from "./document-marks.ts";
import { type DocumentFilters, listChosen, ofProduct, sum, type Tally } from "./document-tally.ts";

/** What a keyword finds among the documents: counted, and page by page, best first. */
export async function findMatching(reader: Reader, keyword: string, filters: DocumentFilters) {
  const { question, tallies } = await answerQuestion(reader, keyword, async (question) => {
    const tallies = await tallyMatching(reader, question, filters);
    return { tallies, total: sum(tallies) };
  });
  return {
    tallies,
    /** `total` is the number of those that the filters leave. */
    async listIds({ pageNum, pageSize }: Page, total: number): Promise<string[]> {
      if (total === 0) return [];
      const asked = {
        ...about(reader, question),
        also: [...hasProduct(filters), ...hasMarks(filters)],
        total,
      };
      const { rows } = await reader.db.execute<{ entity: string }>(sql`
        ${rankedPage(asked, { pageNum, pageSize })} select entity from page order by ${bestFirst}`);
      return rows.map(({ entity }) => entity);
    },
  };
}

async function tallyMatching(reader: Reader, question: Question, filters: DocumentFilters): Promise<Tally[]> {
  const asked = { ...about(reader, question), also: hasProduct(filters) };
  const { rows } = await reader.db.execute<Tally>(
    sql`select docs.marks, count(*)::int as count ${matchingRows(asked)} group by docs.marks`,
  );
  return rows;
}

const about = ({ language }: Reader, question: Question) => ({
  question,
  language,
  filters: { type: "document" as const },
});

/** An array rather than a join: how many rows a keyword finds cannot be guessed, and a wrong guess makes a join slow. */
function hasProduct(filters: DocumentFilters): SQL[] {
  const condition = ofProduct(filters);
  if (!condition) return [];
  return [
    sql`docs.type = 'document' and docs.entity = any(array(select id from ${documents} where ${condition}))`,
  ];
}

function hasMarks(filters: DocumentFilters): SQL[] {
  return listChosen(filters).map(({ words }) => sql`docs.marks & ${marksOf(words)}::int <> 0`);
}
