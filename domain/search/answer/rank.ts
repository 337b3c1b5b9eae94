import { type SQL, sql } from "drizzle-orm";
import type { SearchType } from "#config/product.ts";
import { hiddenLanguages, type Reader } from "#domain/reader.ts";
import type { Asked, Question } from "../query/question.ts";
import { renderForms } from "../query/word.ts";

/**
 * How search results are ranked. A row is a part of a thing; the best part stands for the thing.
 *
 *     idf    = weight x ln(1 + rows / (1 + rows that hold the word))
 *     points = sum(idf x field) / sum(idf)        held = the same with every field counted as 1
 *     score  = (points x (1 + 0.5 x share of the title that was asked for x held) + 0.5 if the title is exactly that)
 *              x kind x boost
 *
 * `|| ''` unpacks the words of a row once for all that is asked of them. Every row that holds enough is ranked; beyond
 * 20,000 rows of a language that needs a limit.
 */
const fields = { A: 1, B: 0.7, C: 0.3, D: 0.08 };
const kinds: Record<SearchType, number> = {
  product: 1.05,
  page: 1.05,
  solution: 1,
  faq: 0.95,
  light: 0.9,
  blog: 0.9,
  case: 0.85,
  document: 0.85,
  video: 0.85,
  webinar: 0.85,
  news: 0.8,
  event: 0.75,
};
/** The share of a question that has to stand in a row: to be found, and to stay in a list that is filtered. */
export const leastFound = 0.3;
export const leastFiltered = 0.6;

/** A result stands above the others only where its score is clear; what was corrected may mean something else. */
export function answeredBy(
  [first = 0, second = 0]: number[],
  { keyword, corrected }: Question,
): "clearly" | "partly" | "hardly" {
  if (keyword !== "" && first < leastFound) return "hardly";
  return !corrected && first >= 1 && first >= 1.1 * second ? "clearly" : "partly";
}

export type Filters = { types?: readonly SearchType[]; productType?: string; documentType?: string };

/** The things that answer a question, as `hits(type, entity, part, position, boost, score)`: the beginning of a statement. */
export function rankedHits(
  reader: Pick<Reader, "language" | "offered">,
  { keyword, words, size }: Question,
  filters: Filters,
  least = leastFound,
): SQL {
  const known = words.filter(({ isKnown }) => isKnown);
  if (keyword === "")
    return hits(
      sql`select *, 0::float8 as score from search_docs docs where part = '' and ${shown(reader, filters)}`,
    );
  if (known.length === 0) return hits(sql`select *, 0::float8 as score from search_docs docs where false`);
  const all = number(words.reduce((sum, { idf }) => sum + idf, 0));
  const asked = number(words.reduce((sum, word) => sum + word.size, 0));
  const columns = known.map((word, index) => sql`${fieldOf(word)} as ${name(index)}`);
  const sumOf = (term: (word: Asked, column: SQL) => SQL) =>
    sql.join(
      known.map((word, index) => term(word, name(index))),
      sql` + `,
    );
  return hits(sql`
    select *, (points * (1 + 0.5 * share * held) + case when held > 0.999 and titled = ${asked} and size = ${size} then 0.5 else 0 end)
      * kind * boost as score
    from (
      select *, least(1, titled / greatest(1, size)::float8) as share
      from (
        select *, (${sumOf(({ idf }, field) => sql`${number(idf)} * ${field}`)}) / ${all} as points,
          (${sumOf(({ idf }, field) => sql`${number(idf)} * (${field} > 0)::int`)}) / ${all} as held,
          ${sumOf((word, field) => sql`${number(word.size)} * (${field} = 1)::int`)} as titled
        from (
          select type, entity, part, position, boost, size, ${kindOf} as kind, ${sql.join(columns, sql`, `)}
          from (
            select type, entity, part, position, boost, size, tsv || ''::tsvector as tsv
            from search_docs docs
            where ${shown(reader, filters)} and search_vector(tsv) @@ ${renderForms(enough(known, words, least).flatMap(({ forms }) => forms))}::tsquery
            offset 0
          ) as docs
          offset 0
        ) as parts
      ) as counted
      where held >= ${number(least)}
    ) as ranked`);
}

const hits = (rows: SQL) => sql`
  with hits as (
    select distinct on (type, entity) type, entity, part, position, boost, score from (${rows}) as scored
    order by type, entity, score desc, part
  )`;

/** Best first; without a keyword the kinds follow each other. */
export const bestFirst = sql.raw(
  `score desc, array_position(array[${Object.keys(kinds).map((type) => `'${type}'`)}], type), position, boost desc, entity`,
);

/** Most words are not there: that is asked first. */
function fieldOf({ forms }: Asked): SQL {
  const cases = Object.entries(fields).map(
    ([field, value]) => sql`when tsv @@ ${renderForms(forms, field)}::tsquery then ${number(value)}`,
  );
  return sql`case when not tsv @@ ${renderForms(forms)}::tsquery then 0 ${sql.join(cases, sql` `)} else 0 end`;
}

const kindOf = sql.raw(
  `case docs.type ${Object.entries(kinds)
    .map(([type, value]) => `when '${type}' then ${value}::float8`)
    .join(" ")} end`,
);

/** A row with nothing but the commonest words cannot hold enough, so it is not read. */
function enough(known: Asked[], words: Asked[], least: number): Asked[] {
  const all = words.reduce((sum, { idf }) => sum + idf, 0);
  let left = 0;
  const common = new Set(
    [...known]
      .sort((a, b) => a.idf - b.idf)
      .filter(({ idf }) => {
        left += idf;
        return left < least * all;
      }),
  );
  return known.filter((word) => !common.has(word));
}

function shown(
  reader: Pick<Reader, "language" | "offered">,
  { types, productType, documentType }: Filters,
): SQL {
  const conditions = [sql`docs.language = ${reader.language}`];
  if (types) conditions.push(sql`docs.type = any(${sql.param([...types])}::text[])`);
  if (productType) conditions.push(sql`docs.product_types @> array[${productType}]::text[]`);
  if (documentType) conditions.push(sql`docs.document_kind = ${documentType}`);
  const hidden = hiddenLanguages(reader);
  if (hidden.length > 0)
    conditions.push(sql`(docs.type <> 'document' or not exists (
      select from documents where id = docs.entity and documents.language = any(${sql.param(hidden)}::text[])))`);
  return sql.join(conditions, sql` and `);
}

const number = (value: number) => sql.raw(`${value}::float8`);
const name = (index: number) => sql.raw(`word${index}`);
