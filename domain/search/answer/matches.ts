import { type SQL, sql } from "drizzle-orm";
import type { SearchType } from "#config/product.ts";
import { marksOf } from "#domain/documents/document-marks.ts";
import { hiddenLanguages, type Page, type Reader } from "#domain/reader.ts";
import type { Language } from "#i18n/locales.ts";
import { isAmong } from "../index/positions.ts";
import { inLanguage, isFew } from "../index/searched-rows.ts";
import { renderRanking } from "../query/question.ts";
import type { Question } from "../query/resolve-question.ts";
import { glanceScore, headScore, wholeScore } from "./scores.ts";

export type Filters = { type?: SearchType; productType?: string; documentType?: string };
export type Asked = {
  question: Question;
  language: Language;
  filters: Filters;
  /** Further conditions over `docs`: over its marks alone, and any others. */
  marked?: SQL[];
  also?: SQL[];
  quick?: boolean;
};

/** So many rows can be ranked by all their words; beyond that, title and key words decide. */
const mostUnpacked = 400;
/** So many are ranked together; of more, those come first whose titles look nearest at a glance. */
const mostRanked = 400;
/** Of products, documents and chapters so many matches are looked at; a word that finds more tells them hardly apart. */
const mostLooked = 2000;
/** The same in a hurry. */
const mostLookedQuickly = 1000;
const mostRankedQuickly = 200;

/** Leaves out the documents of languages that the deployment leaves out. */
export function isShown(reader: Pick<Reader, "offered">): SQL[] {
  const hidden = marksOf(hiddenLanguages(reader));
  return hidden ? [sql`(docs.marks is null or docs.marks & ${hidden}::int = 0)`] : [];
}

/** The same of rows that were counted by their marks: telling it of each row would cost as much as counting it. */
export function countsShown(reader: Pick<Reader, "offered">) {
  const hidden = marksOf(hiddenLanguages(reader));
  return ({ marks }: { marks: number | null }) => ((marks ?? 0) & hidden) === 0;
}

/** The rows that answer a question, as `from ... where ...` over `docs`; what is counted is what is listed. */
export function matchingRows({ question, language, filters, marked = [], also = [] }: Asked): SQL {
  const similar = sql`join similar_titles(${question.folded}, ${language}) as found using (type, entity)`;
  const conditions = [
    sql`from search_docs docs ${question.how === "similar" ? similar : sql``} where ${inLanguage(language)}`,
  ];
  if (question.how === "words") conditions.push(sql`search_vector(docs.tsv) @@ ${question.query}::tsquery`);
  if (question.how === "nothing") conditions.push(sql`false`);
  if (filters.type) conditions.push(ofType(filters.type));
  if (filters.productType) conditions.push(sql`docs.product_types @> array[${filters.productType}]::text[]`);
  if (filters.documentType) conditions.push(sql`docs.document_kind = ${filters.documentType}`);
  return sql.join([...conditions, ...marked, ...also], sql` and `);
}

/** The numerous ones among them to be counted by type and marks: in narrow rows, where these say it all. */
export function countedRows(asked: Asked): SQL {
  return narrowRows(asked) ?? matchingRows(asked);
}

function narrowRows({ question, language, filters, marked = [], also = [] }: Asked): SQL | undefined {
  if (question.how !== "words" || filters.productType || filters.documentType || also.length > 0)
    return undefined;
  const conditions = [inLanguage(language), sql`search_vector(docs.tsv) @@ ${question.query}::tsquery`];
  if (filters.type) conditions.push(isAmong(filters.type));
  return sql`from search_counted docs where ${sql.join([...conditions, ...marked], sql` and `)}`;
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

/** The beginning of a statement: a page of the rows as `page`, best first by `bestFirst`. */
export function rankedPage(asked: Asked, { pageNum, pageSize }: Page): SQL {
  const offset = (pageNum - 1) * pageSize;
  if (asked.question.how === "everything") return listedPage(asked, pageSize, offset);
  const [ranked, looked] = asked.quick ? [mostRankedQuickly, mostLookedQuickly] : [mostRanked, mostLooked];
  const block = pageSize * Math.ceil(ranked / pageSize);
  const first = offset - (offset % block);
  const most = Math.max(looked, first + block);
  return sql`
    ${rankedRows(asked, sql`limit ${block} offset ${first}`, most)}, page as (
      select * from ranked order by ${bestFirst} limit ${pageSize} offset ${offset - first}
    )`;
}

/** The rows as `ranked`; of very many only a part. */
export function rankedRows(asked: Asked, part = sql``, most = mostLooked): SQL {
  const { question } = asked;
  const all = renderRanking(question.groups);
  return sql`
    with ${lookedAt(asked, most)}, near as materialized (
      select * from matched order by glance desc, position, entity ${part}
    ), ranked as (
      select docs.type, docs.entity, docs.position, docs.boost,
        (${headScore(question, all)} + case when (select count(*) from matched) > ${mostUnpacked} then 0 else ${wholeScore(all)} end)
          * docs.boost as points
      from near join search_docs docs on docs.ctid = near.place
    )`;
}

/**
 * What can be numerous is read as far as `most`, in the order in which it is stored; everything else has an index of its
 * own. Nothing is read beyond, but each is planned as if all were wanted: by the index.
 */
function lookedAt(asked: Asked, most: number): SQL {
  const glance = sql`select docs.ctid as place, docs.entity, docs.position,
    (${glanceScore(asked.question)}) * docs.boost as glance`;
  const rows = (also: SQL[]) =>
    sql`${glance} ${matchingRows({ ...asked, also: [...(asked.also ?? []), ...also] })}`;
  if (asked.question.how !== "words") return sql`matched as materialized (${rows([])})`;
  const narrow = narrowRows(asked);
  const numerous = narrow
    ? sql`narrow as materialized (select docs.doc ${narrow}), numerous as materialized (
        ${glance} from search_docs docs where docs.id = any(array(select doc from narrow limit ${most})))`
    : sql`numerous as materialized (${rows([sql`(not ${isFew}) is true`])})`;
  return sql`${numerous}, few as materialized (${rows([isFew])}),
    matched as materialized ((select * from numerous limit ${most}) union all select * from few)`;
}

/** Everything, in the order of its types: read from the index, as far as the page reaches. */
function listedPage(asked: Asked, pageSize: number, offset: number): SQL {
  return sql`
    with page as (
      select docs.type, docs.entity, docs.position, docs.boost, 0 as points ${matchingRows(asked)}
      order by docs.position, docs.boost desc, docs.entity limit ${pageSize} offset ${offset}
    )`;
}

/** Between equals a document in the reader's language goes first. */
export const bestFirst = sql`points desc, position, boost desc, entity`;
