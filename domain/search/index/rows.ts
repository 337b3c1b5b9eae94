import { sql } from "drizzle-orm";
import { spokenLocales } from "#config/maker/spoken-locales.ts";
import type { Transaction } from "#db/client.ts";
import { defaultLanguage, type Language, languageOf } from "#i18n/locales.ts";
import type { Dictionary } from "../text/lexemes.ts";
import { learnStems } from "../text/stems.ts";
import { foldText } from "../text/tokens.ts";
import { firstPosition } from "./positions.ts";
import { numerous } from "./searched-rows.ts";
import type { Source, SourceWords } from "./sources/source.ts";
import { wordsOfType } from "./sources/type-words.ts";
import { buildVectors, type Field, type TokenField, tokeniseField } from "./vector.ts";

/** Writes the rows of some sources in every language, and tells each field's words to whoever counts them. */
export async function insertRows(
  tx: Transaction,
  sources: Source[],
  dictionary: Dictionary,
  countWords: (language: Language, fields: TokenField[]) => void,
) {
  const drafts = spokenLocales()
    .map(languageOf)
    .flatMap((language) => sources.flatMap((source) => draft(source, language) ?? []));
  await learnStems(
    tx,
    dictionary.stems,
    drafts.flatMap(({ fields }) => fields.flatMap(latinWords)),
  );
  for (const { language, fields } of drafts) countWords(language, fields);
  const rows = drafts.map(({ source, language, words, fields }) => ({
    source,
    language,
    words,
    ...buildVectors(fields, dictionary),
  }));
  const column = (value: (row: (typeof rows)[number]) => unknown) => sql.param(rows.map(value));
  await tx.execute(sql`
    with written as (
    insert into search_docs (type, entity, language, text_language, title, body, path, image, product_types,
      document_kind, marks, boost, position, folded, head, tsv)
    select type, entity, language, text_language, title, body, path, image,
      string_to_array(product_types, '|'), document_kind, marks, boost, position, folded, head::tsvector, tsv::tsvector
    from unnest(
      ${column(({ source }) => source.type)}::text[],
      ${column(({ source }) => source.entity)}::text[],
      ${column(({ language }) => language)}::text[],
      ${column(({ words }) => words.language)}::text[],
      ${column(({ words }) => words.title)}::text[],
      ${column(({ words }) => joined(words.body))}::text[],
      ${column(({ source, words }) => words.path ?? source.path)}::text[],
      ${column(({ source }) => source.image ?? null)}::text[],
      ${column(({ source }) => source.productTypes.join("|"))}::text[],
      ${column(({ source }) => source.documentKind ?? null)}::text[],
      ${column(({ source }) => source.marks ?? null)}::int[],
      ${column(({ source, language }) => source.boost(language))}::real[],
      ${column(({ source }) => firstPosition(source.type) + Math.round(source.position))}::bigint[],
      ${column(({ words }) => foldText(words.title))}::text[],
      ${column(({ head }) => head)}::text[],
      ${column(({ tsv }) => tsv)}::text[]
    ) as rows(type, entity, language, text_language, title, body, path, image, product_types, document_kind, marks,
      boost, position, folded, head, tsv)
    returning id, type, language, position, marks, tsv)
    insert into search_counted (doc, language, position, marks, tsv)
    select id, language, position, marks, tsv from written where type in (${sql.join(
      numerous.map((type) => sql`${type}`),
      sql`, `,
    )})`);
}

function draft(source: Source, language: Language) {
  const words = source.words(language);
  if (!words) return undefined;
  const english = language === defaultLanguage ? undefined : source.words(defaultLanguage);
  return { source, language, words, fields: fieldsOf(source, words, english).map(tokeniseField) };
}

/** English terms are typed everywhere, so a translated row is also found by its English title. */
function fieldsOf({ type }: Source, words: SourceWords, english?: SourceWords): Field[] {
  const { language } = words;
  return [
    { weight: "A", language, text: words.title },
    { weight: "B", language, text: joined(words.keys) },
    { weight: "C", language, text: joined(words.body) },
    { weight: "D", language, text: joined([wordsOfType(type, language), ...(words.hidden ?? [])]) },
    { weight: "D", language: defaultLanguage, text: english ? joined([english.title, ...english.keys]) : "" },
  ];
}

/** A full stop, the Burmese one after Burmese, keeps the words of two texts from being read as one. */
function joined(texts: (string | null | undefined)[]) {
  return texts
    .filter(Boolean)
    .join(". ")
    .replaceAll(/([.!?။၊])\. /gu, "$1 ")
    .replaceAll(/(?<=[\u1000-\u109f])\. /gu, "။ ");
}

function latinWords({ tokens }: TokenField) {
  return tokens.flatMap(({ burmese, text }) => (burmese ? [] : text));
}
