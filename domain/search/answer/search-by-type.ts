import { sql } from "drizzle-orm";
import type { SearchType } from "#config/product.ts";
import type { documentKinds } from "#db/schema/documents.ts";
import { limitOf, type Page, pageOf, type Reader } from "#domain/reader.ts";
import { findImages, imageOf } from "#domain/site/images.ts";
import type { Language } from "#i18n/locales.ts";
import { searchedKinds } from "../index/searched.ts";
import { type Question, readQuestion } from "../query/question.ts";
import { show } from "../text/shown.ts";
import { learnStems, stemmerOf } from "../text/stems.ts";
import { createMatcher, type Matcher, wordsToStem } from "./matcher.ts";
import { answeredBy, bestFirst, type Filters, rankedHits } from "./rank.ts";
import { excerptSegments, titleSegments } from "./segments.ts";
import { findSerialHit } from "./serial-hit.ts";

export type SearchQuery = Omit<Filters, "types"> & { keyword?: string; type?: readonly SearchType[] };

type Row = {
  type: SearchType;
  id: string;
  text_language: Language;
  title: string;
  body: string;
  path: string;
  image: string | null;
  kind: (typeof documentKinds)[number] | null;
  written_in: Language | null;
  discontinued: boolean;
  total: number;
  /** The scores of the first two results of all. */
  best: number[];
};

/** An excerpt is cut from the beginning of a long text. */
const longestBody = 1200;

/** A page of what a keyword finds, best first, with the matches marked. */
export async function searchByType(reader: Reader, { keyword = "", type, ...filters }: SearchQuery & Page) {
  const serial = await findSerialHit(reader, keyword);
  if (serial)
    return { ...pageOf(1, filters.pageNum === 1 ? [serial] : [], filters), answered: "clearly" as const };
  for (const kind of searchedKinds) reader.tags.add(kind);
  const question = await readQuestion(reader.db, keyword, reader.language);
  const rows = await findPage(reader, question, { ...filters, ...(type && { types: type }) });
  const total = rows[0]?.total ?? 0;
  const hits = rows.filter(({ id }) => id !== null);
  const images = await findImages(
    reader,
    hits.map(({ image }) => image),
  );
  const marked = await markMatches(reader, question, hits);
  const list = hits.map((row, index) => ({
    type: row.type,
    id: row.id,
    title: marked[index]?.title ?? [],
    excerpt: marked[index]?.excerpt ?? [],
    url: row.path,
    image: imageOf(images, row.image),
    language: row.text_language,
    discontinued: row.discontinued,
    document: row.kind && row.written_in && { kind: row.kind, language: row.written_in },
  }));
  return { ...pageOf(total, list, filters), answered: answeredBy(rows[0]?.best ?? [], question) };
}

/** A phrase shows the text of its thing. The total comes with every row, and alone where a page is empty. */
async function findPage(reader: Reader, question: Question, query: Filters & Page) {
  const { limit, offset } = limitOf(query);
  const { rows } = await reader.db.execute<Row>(sql`
    ${rankedHits(reader, question, query)}, page as (
      select *, row_number() over (order by ${bestFirst}) as place from hits order by place limit ${limit} offset ${offset}
    )
    select page.type, page.entity as id, docs.text_language, docs.title, docs.path, thing.image,
      left(coalesce(nullif(docs.body, ''), thing.body), ${longestBody}) as body, kind,
      written.language as written_in, coalesce(products.legacy, false) as discontinued, counted.total, counted.best
    from (
      select count(*)::int as total, array(select score from hits order by score desc limit 2) as best from hits
    ) as counted
    left join page on true
    left join search_docs docs on docs.type = page.type and docs.entity = page.entity and docs.part = page.part
      and docs.language = ${reader.language}
    left join search_docs thing on thing.type = page.type and thing.entity = page.entity and thing.part = ''
      and thing.language = ${reader.language}
    left join documents written on page.type = 'document' and written.id = page.entity
    left join products on page.type = 'product' and products.id = page.entity
    order by place`);
  return rows;
}

async function markMatches({ db }: Reader, { words, stems }: Question, rows: Row[]) {
  const texts = rows.map((row) => ({
    language: row.text_language,
    title: show(row.title),
    body: show(row.body),
  }));
  const matchers = new Map<Language, Matcher>();
  const toStem: string[] = [];
  for (const [language, shown] of Map.groupBy(texts, (text) => text.language)) {
    const matcher = createMatcher(words, stemmerOf(language), stems);
    matchers.set(language, matcher);
    const parts = shown.flatMap(({ title, body }) => [title, body]);
    toStem.push(...wordsToStem(matcher, parts));
  }
  await learnStems(db, stems, toStem);
  return texts.map(({ language, title, body }) => {
    const matcher = matchers.get(language) as Matcher;
    return { title: titleSegments(title, matcher), excerpt: excerptSegments(body, matcher) };
  });
}
