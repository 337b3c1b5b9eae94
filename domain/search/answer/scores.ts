import { type SQL, sql } from "drizzle-orm";
import type { Question } from "../query/resolve-question.ts";

/** Hidden words, body, key words, title. */
const weights = sql.raw("'{0.05, 0.15, 0.5, 1}'");
const mostWords = 6;

/** From the title's letters alone, cheap enough for every row: all of the keyword, and how many of its words. */
export function glanceScore({ how, folded }: Question): SQL {
  if (how === "similar") return sql`found.score`;
  if (how !== "words") return sql`0`;
  const words = folded.split(" ").slice(0, mostWords);
  const found = words.map((word) => sql`(position(${word} in docs.folded) > 0)::int`);
  return sql`${titleScore(folded)} + (${sql.join(found, sql` + `)}) / ${words.length}::real`;
}

/** Title and key words: how many of them are asked for, whether all is there, and how much of the title it is. */
export function headScore({ how, folded, groups, ...question }: Question, all: string): SQL {
  if (how === "similar") return sql`near.glance`;
  if (how !== "words" || !("query" in question)) return sql`0`;
  const share = sql`0.4 * least(1, ${folded.length}::real / greatest(1, length(docs.folded)))`;
  const words = sql`1.5 * ts_rank(${weights}, docs.head, ${all}::tsquery)`;
  // One word is complete wherever it is: its rank says enough.
  const complete = groups.length > 1 ? sql` + (docs.head @@ ${question.query}::tsquery)::int * 0.5` : sql``;
  return sql`${titleScore(folded)} + ${share} + ${words}${complete}`;
}

/** All the words, wherever they stand. */
export const wholeScore = (all: string) =>
  all === "" ? sql`0` : sql`ts_rank(${weights}, docs.tsv, ${all}::tsquery)`;

/** Without a type, a fraction would be a `numeric`, slow to reckon with. */
const titleScore = (folded: string) => sql`case when position(${folded} in docs.folded) = 0 then 0::float8
  when docs.folded = ${folded} then 1 when starts_with(docs.folded, ${folded}) then 0.5 else 0.3 end`;
