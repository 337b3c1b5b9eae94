import { sql } from "drizzle-orm";
import type { SearchType } from "#db/schema/search.ts";
import { type Page, pageOf, type Reader } from "#domain/reader.ts";
import { findImages, imageOf } from "#domain/site/images.ts";
import type { Language } from "#i18n/locales.ts";
import { createMatcher, wordsToStem } from "./matcher.ts";
import { bestFirst, type Filters, rankedRows } from "./matches.ts";
import { type Question, requiredGroups, resolveQuestion } from "./resolve-question.ts";
import { searchedKinds } from "./scope.ts";
import { excerptSegments, show, titleSegments } from "./segments.ts";
import { learnStems, stemmerOf } from "./stems.ts";

export type SearchQuery = Filters & { keyword?: string };

type Row = {
  type: SearchType;
  id: string;
  text_language: Language;
  title: string;
  body: string;
  path: string;
  image: string | null;
};

/** A page of what a keyword finds, best first, with the matches marked. */
export async function searchByType(reader: Reader, query: SearchQuery & Page) {
  for (const kind of searchedKinds) reader.tags.add(kind);
  const question = await resolveQuestion(reader.db, query.keyword ?? "", reader.language);
  const { total, rows } = await findPage(reader, question, query);
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
  }));
  return pageOf(total, list, query);
}

async function findPage(
  { db, language }: Reader,
  question: Question,
  { pageNum, pageSize, ...filters }: SearchQuery & Page,
) {
  const { rows } = await db.execute<{ total: number } & (Row | { id: null })>(sql`
    ${rankedRows(question, language, filters)}, page as (
      select * from ranked order by ${bestFirst} limit ${pageSize} offset ${(pageNum - 1) * pageSize}
    )
    select total, docs.type, docs.entity as id, text_language, title, body, path, image
    from counted left join page on true
    left join search_docs docs on docs.type = page.type and docs.entity = page.entity
      and docs.language = ${sql.raw(`'${language}'`)}
    order by points desc, page.position, page.entity`);
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.id !== null) };
}

async function markMatches({ db }: Reader, { groups, stems }: Question, rows: Row[]) {
  const asked = requiredGroups(groups);
  const texts = rows.map((row) => ({
    title: show(row.title),
    body: show(row.body),
    matcher: createMatcher(asked, stemmerOf(row.text_language), stems),
  }));
  await learnStems(
    db,
    stems,
    texts.flatMap(({ matcher, title, body }) => wordsToStem(matcher, [...title.tokens, ...body.tokens])),
  );
  return texts.map(({ matcher, title, body }) => ({
    title: titleSegments(title, matcher),
    excerpt: excerptSegments(body, matcher),
  }));
}
