import { sql } from "drizzle-orm";
import type { SearchType } from "#config/product.ts";
import type { documentKinds } from "#db/schema/documents.ts";
import { type Page, pageOf, type Reader } from "#domain/reader.ts";
import { findImages, imageOf } from "#domain/site/images.ts";
import type { Language } from "#i18n/locales.ts";
import { inLanguage } from "../index/searched-rows.ts";
import { requiredGroups } from "../query/question.ts";
import type { Question } from "../query/resolve-question.ts";
import { show } from "../text/shown.ts";
import { learnStems, stemmerOf } from "../text/stems.ts";
import { answerQuestion } from "./answer-question.ts";
import { arrangeHits } from "./arrange.ts";
import { countMatches, totalOf } from "./count-matches.ts";
import { createMatcher, type Matcher, wordsToStem } from "./matcher.ts";
import { type Filters, isShown, rankedPage } from "./matches.ts";
import { excerptSegments, titleSegments } from "./segments.ts";

/** `quick` looks through fewer matches and counts no more than it shows: enough for suggestions. */
export type SearchQuery = Filters & { keyword?: string; quick?: boolean };

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
};

/** An excerpt is cut from the beginning of a long text. */
const longestBody = 1200;

/** A page of what a keyword finds, best first, with the matches marked. */
export async function searchByType(reader: Reader, query: SearchQuery & Page) {
  const { total, rows, question } = await answerQuestion(reader, query.keyword ?? "", (question) =>
    findPage(reader, question, query),
  );
  const images = await findImages(
    reader,
    rows.map(({ image }) => image),
  );
  const marked = await markMatches(reader, question, rows);
  const list = rows.map((row, index) => ({
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
  return pageOf(total, arrangeHits(list), query);
}

async function findPage(
  reader: Reader,
  question: Question,
  { pageNum, pageSize, quick = false, ...filters }: SearchQuery & Page,
) {
  const { db, language } = reader;
  const asked = { question, language, filters, quick };
  const [{ rows }, counts] = await Promise.all([
    db.execute<Row>(sql`
      ${rankedPage({ ...asked, marked: isShown(reader) }, { pageNum, pageSize })}
      select docs.type, docs.entity as id, text_language, title, left(body, ${longestBody}) as body, docs.path, image, kind,
        written.language as written_in, coalesce(products.legacy, false) as discontinued
      from page
      join search_docs docs on docs.type = page.type and docs.entity = page.entity and ${inLanguage(language)}
      left join documents written on docs.type = 'document' and written.id = docs.entity
      left join products on docs.type = 'product' and products.id = docs.entity
      order by points desc, page.position, page.boost desc, page.entity`),
    quick ? undefined : countMatches(reader, asked),
  ]);
  return { total: counts ? totalOf(counts) : rows.length, rows };
}

async function markMatches({ db }: Reader, { groups, stems }: Question, rows: Row[]) {
  const asked = requiredGroups(groups);
  const texts = rows.map((row) => ({
    language: row.text_language,
    title: show(row.title),
    body: show(row.body),
  }));
  const matchers = new Map<Language, Matcher>();
  const toStem: string[] = [];
  for (const [language, shown] of Map.groupBy(texts, (text) => text.language)) {
    const matcher = createMatcher(asked, stemmerOf(language), stems);
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
