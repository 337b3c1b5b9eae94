import { type SQL, sql } from "drizzle-orm";
import type { SearchType } from "#db/schema/search.ts";
import type { Language } from "#i18n/locales.ts";
import { renderRanking } from "./question.ts";
import type { Question } from "./resolve-question.ts";

export type Filters = { type?: SearchType; productType?: string; documentType?: string };

/** Hidden words, body, key words, title. */
const weights = sql.raw("'{0.05, 0.15, 0.5, 1}'");
/** So many rows can be ranked by all their words; beyond that, title and key words decide. */
const mostUnpacked = 400;

/** The rows that answer a question, as `from ... where ...` over `docs`; what is counted is what is listed. */
export function matchingRows(question: Question, language: Language, filters: Filters): SQL {
  const similar = sql`join similar_titles(${question.folded}, ${language}) as found using (type, entity)`;
  const conditions = [
    sql`from search_docs docs ${question.how === "similar" ? similar : sql``} where docs.language = ${sql.raw(`'${language}'`)}`,
  ];
  if (question.how === "words") conditions.push(sql`search_vector(docs.tsv) @@ ${question.query}::tsquery`);
  if (question.how === "nothing") conditions.push(sql`false`);
  if (filters.type) conditions.push(sql`docs.type = ${filters.type}`);
  if (filters.productType) conditions.push(sql`docs.product_types @> array[${filters.productType}]::text[]`);
  if (filters.documentType) conditions.push(sql`docs.document_kind = ${filters.documentType}`);
  return sql.join(conditions, sql` and `);
}

/** The beginning of a statement: the rows as `ranked`, to be ordered by `bestFirst`, and their number as `counted`. */
export function rankedRows(question: Question, language: Language, filters: Filters): SQL {
  const all = renderRanking(question.groups);
  return sql`
    with scored as materialized (
      select docs.type, docs.entity, docs.position, docs.boost, ${headScore(question, all)} as score
      ${matchingRows(question, language, filters)}
    ), counted as (
      select count(*)::int as total from scored
    ), ranked as (
      select type, entity, position, score * boost as points
      from scored where (select total from counted) > ${mostUnpacked}
      union all
      select scored.type, scored.entity, scored.position, (score + ${wholeScore(all)}) * scored.boost as points
      from scored join search_docs docs on docs.type = scored.type and docs.entity = scored.entity
      where docs.language = ${sql.raw(`'${language}'`)} and (select total from counted) <= ${mostUnpacked}
    )`;
}

export const bestFirst = sql`points desc, position, entity`;

const wholeScore = (all: string) =>
  all === "" ? sql`0` : sql`ts_rank(${weights}, docs.tsv, ${all}::tsquery)`;

/** Title and key words: how many of them are asked for, whether all is there, and how much of the title it is. */
function headScore(question: Question, all: string): SQL {
  if (question.how === "similar") return sql`found.score`;
  if (question.how !== "words") return sql`0`;
  const { folded, query, groups } = question;
  const title = sql`case when position(${folded} in docs.folded) = 0 then 0 when docs.folded = ${folded} then 1
    when starts_with(docs.folded, ${folded}) then 0.5 else 0.3 end`;
  const share = sql`0.4 * least(1, ${folded.length}::real / greatest(1, length(docs.folded)))`;
  const words = sql`1.5 * ts_rank(${weights}, docs.head, ${all}::tsquery)`;
  // One word is complete wherever it is: its rank says enough.
  const complete = groups.length > 1 ? sql` + (docs.head @@ ${query}::tsquery)::int * 0.5` : sql``;
  return sql`${title} + ${share} + ${words}${complete}`;
}
