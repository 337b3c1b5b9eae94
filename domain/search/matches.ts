import { type SQL, sql } from "drizzle-orm";
import type { SearchType } from "#db/schema/search.ts";
import type { Page } from "#domain/reader.ts";
import type { Language } from "#i18n/locales.ts";
import { renderRanking } from "./question.ts";
import type { Question } from "./resolve-question.ts";
import { glanceScore, headScore, wholeScore } from "./scores.ts";

export type Filters = { type?: SearchType; productType?: string; documentType?: string };
/** `also` is a further condition over `docs`. */
export type Asked = { question: Question; language: Language; filters: Filters; also?: SQL; quick?: boolean };

/** So many rows can be ranked by all their words; beyond that, title and key words decide. */
const mostUnpacked = 400;
/** So many are ranked together; of more, those come first whose titles look nearest at a glance. */
const mostRanked = 1000;
/** So many matches are looked at in a hurry. */
const mostQuick = 3000;

export const inLanguage = (language: Language) => sql`docs.language = ${sql.raw(`'${language}'`)}`;

/** The rows that answer a question, as `from ... where ...` over `docs`; what is counted is what is listed. */
export function matchingRows({ question, language, filters, also }: Asked): SQL {
  const similar = sql`join similar_titles(${question.folded}, ${language}) as found using (type, entity)`;
  const conditions = [
    sql`from search_docs docs ${question.how === "similar" ? similar : sql``} where ${inLanguage(language)}`,
  ];
  if (question.how === "words") conditions.push(sql`search_vector(docs.tsv) @@ ${question.query}::tsquery`);
  if (question.how === "nothing") conditions.push(sql`false`);
  if (filters.type) conditions.push(sql`docs.type = ${filters.type}`);
  if (filters.productType) conditions.push(sql`docs.product_types @> array[${filters.productType}]::text[]`);
  if (filters.documentType) conditions.push(sql`docs.document_kind = ${filters.documentType}`);
  if (also) conditions.push(also);
  return sql.join(conditions, sql` and `);
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
  const { question, language } = asked;
  const all = renderRanking(question.groups);
  return sql`
    with ${asked.quick ? sql`every_match` : sql`matched`} as materialized (
      select docs.type, docs.entity, docs.position, docs.boost, (${glanceScore(question)}) * docs.boost as glance
      ${matchingRows(asked)}
    ) ${asked.quick ? firstMatches : sql``}, counted as (
      select count(*)::int as total from matched
    ), near as materialized (
      select * from matched order by glance desc, position, entity ${part}
    ), ranked as (
      select near.type, near.entity, near.position, near.boost,
        (${headScore(question, all)} + case when (select total from counted) > ${mostUnpacked} then 0 else ${wholeScore(all)} end)
          * near.boost as points
      from near join search_docs docs on docs.type = near.type and docs.entity = near.entity and ${inLanguage(language)}
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
