import { type SQL, sql } from "drizzle-orm";
import { documents } from "#db/schema/documents.ts";
import type { Page, Reader } from "../reader.ts";
import { answerQuestion } from "../search/answer/answer-question.ts";
import { bestFirst, countedRows, countsShown, isShown, rankedPage } from "../search/answer/matches.ts";
import type { Question } from "../search/query/resolve-question.ts";
import { marksOf } from "./document-marks.ts";
import { type DocumentFilters, listChosen, ofProduct, sum, type Tally } from "./document-tally.ts";

/** Counts the documents that match a keyword and answers one page of them, best first. */
export async function findMatching(reader: Reader, keyword: string, query: DocumentFilters & Page) {
  return answerQuestion(reader, keyword, async (question) => {
    const [tallies, ids] = await Promise.all([
      tallyMatching(reader, question, query),
      listIds(reader, question, query),
    ]);
    return { tallies, ids, total: sum(tallies) };
  });
}

async function listIds(reader: Reader, question: Question, query: DocumentFilters & Page) {
  const asked = {
    ...about(reader, question),
    marked: [...isShown(reader), ...hasMarks(query)],
    also: hasProduct(query),
  };
  const { rows } = await reader.db.execute<{ entity: string }>(
    sql`${rankedPage(asked, query)} select entity from page order by ${bestFirst}`,
  );
  return rows.map(({ entity }) => entity);
}

async function tallyMatching(reader: Reader, question: Question, filters: DocumentFilters): Promise<Tally[]> {
  const asked = { ...about(reader, question), also: hasProduct(filters) };
  const { rows } = await reader.db.execute<Tally>(
    sql`select docs.marks, count(*)::int as count ${countedRows(asked)} group by docs.marks`,
  );
  return rows.filter(countsShown(reader));
}

const about = ({ language }: Reader, question: Question) => ({
  question,
  language,
  filters: { type: "document" as const },
});

/** An array instead of a join: the planner cannot estimate how many rows a keyword finds. */
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
