import { type SQL, sql } from "drizzle-orm";
import type { SearchType } from "#db/schema/search.ts";
import type { Page } from "#domain/reader.ts";
import type { Language } from "#i18n/locales.ts";
import { renderRanking } from "../query/question.ts";
import type { Question } from "../query/resolve-question.ts";
import { glanceScore, headScore, wholeScore } from "./scores.ts";

export type Filters = { type?: SearchType; productType?: string; documentType?: string };
export type Asked = {
  question: Question;
  language: Language;
  filters: Filters;
  /** Further conditions over `docs`. */
  also?: SQL[];
  /** The number of rows, where it is known already. */
  total?: number;
  quick?: boolean;
};

/** So many rows can be ranked by all their words; beyond that, title and key words decide. */
const mostUnpacked = 400;
/** So many are ranked together; of more, those come first whose titles look nearest at a glance. */
const mostRanked = 1000;
/** So many matches are looked at in a hurry. */
const mostQuick = 3000;

export const inLanguage = (language: Language) => sql`docs.language = ${sql.raw(`'${language}'`)}`;

/** The rows that answer a question, as `from ... where ...` over `docs`; what is counted is what is listed. */
export function matchingRows({ question, language, filters, also = [] }: Asked): SQL {
  const similar = sql`join similar_titles(${question.folded}, ${language}) as found using (type, entity)`;
  const conditions = [
    sql`from search_docs docs ${question.how === "similar" ? similar : sql``} where ${inLanguage(language)}`,
  ];
  if (question.how === "words") conditions.push(sql`search_vector(docs.tsv) @@ ${question.query}::tsquery`);
  if (question.how === "nothing") conditions.push(sql`false`);
  if (filters.type) conditions.push(ofType(filters.type));
  if (filters.productType) conditions.push(sql`docs.product_types @> array[${filters.productType}]::text[]`);
  if (filters.documentType) conditions.push(sql`docs.document_kind = ${filters.documentType}`);
  return sql.join([...conditions, ...also], sql` and `);
}

/**
 * Nearly all rows are products and documents. Before the statistics are made, the planner takes a type for a rare thing and
 * reads the words of all its rows, seconds long; said like this, it can only come from the words to the rows.
 */
function ofType(type: SearchType): SQL {
  return type === "product" || type === "document"
    ? sql`(docs.type = ${type}) is true`
    : sql`docs.type = ${type}`;
}

/** The beginning of a statement: a page of the rows as `page`, best first by `bestFirst`, and their number as `counted`. */
export function rankedPage(asked: Asked, { pageNum, pageSize }: Page): SQL {
  const offset = (pageNum - 1) * pageSize;
  if (asked.question.how === "everything") return listedPage(asked, pageSize, offset);
  const block = pageSize * Math.ceil(mostRanked / pageSize);
  const first = offset - (offset % block);
  return sql`
    ${rankedRows(asked, sql`limit ${block} offset ${first}`)}, page as (
      select * from ranked order by ${bestFirst} limit ${pageSize} offset ${offset - first}
    )`;
}

/** The rows as `ranked`, with their number as `counted`; of very many only a part. */
export function rankedRows(asked: Asked, part = sql``): SQL {
  const { question, quick, total } = asked;
  const all = renderRanking(question.groups);
  // Rows that are counted here have to be kept for that; others are sorted as they come.
  const kept = total === undefined ? sql`materialized` : sql`not materialized`;
  return sql`
    with ${quick ? sql`every_match` : sql`matched`} as ${kept} (
      select docs.ctid as place, docs.entity, docs.position, (${glanceScore(question)}) * docs.boost as glance
      ${matchingRows(asked)}
    ) ${quick ? firstMatches : sql``}, counted as (
      ${total === undefined ? sql`select count(*)::int as total from matched` : sql`select ${total}::int as total`}
    ), near as materialized (
      select * from matched order by glance desc, position, entity ${part}
    ), ranked as (
      select docs.type, docs.entity, docs.position, docs.boost,
        (${headScore(question, all)} + case when (select total from counted) > ${mostUnpacked} then 0 else ${wholeScore(all)} end)
          * docs.boost as points
      from near join search_docs docs on docs.ctid = near.place
    )`;
}

/** Nothing is read beyond these, but the statement is planned as if everything were wanted: by the index. */
const firstMatches = sql`, matched as materialized (select * from every_match limit ${sql.raw(String(mostQuick))})`;

/** Everything, in the order of its types: read from the index, as far as the page reaches. */
function listedPage(asked: Asked, pageSize: number, offset: number): SQL {
  return sql`
    with counted as (
      select count(*)::int as total ${matchingRows(asked)}
    ), page as (
      select docs.type, docs.entity, docs.position, docs.boost, 0 as points ${matchingRows(asked)}
      order by docs.position, docs.boost desc, docs.entity limit ${pageSize} offset ${offset}
    )`;
}

/** Between equals a document in the reader's language goes first. */
export const bestFirst = sql`points desc, position, boost desc, entity`;
