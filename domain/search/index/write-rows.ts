import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import { titleSize } from "../query/read.ts";
import { learnStems, type Stems, stemmerOf } from "../text/stems.ts";
import type { Draft } from "./drafts.ts";
import { buildVector, type TokenField, tokeniseField } from "./vector.ts";
import { countWords, type Vocabulary } from "./vocabulary.ts";

const batchSize = 400;

/** Takes the words of rows apart, counts them and writes the rows. */
export async function writeRows(tx: Transaction, drafts: Draft[], stems: Stems, vocabulary: Vocabulary) {
  for (let from = 0; from < drafts.length; from += batchSize)
    await writeBatch(tx, drafts.slice(from, from + batchSize), stems, vocabulary);
}

async function writeBatch(tx: Transaction, drafts: Draft[], stems: Stems, vocabulary: Vocabulary) {
  const rows = drafts.map((draft) => ({ ...draft, fields: draft.fields.map(tokeniseField) }));
  await learnStems(
    tx,
    stems,
    rows.flatMap(({ fields }) => fields.flatMap(latinWords)),
  );
  for (const { language, fields } of rows) countWords(vocabulary, language, fields);
  const column = (value: (row: (typeof rows)[number]) => unknown) => sql.param(rows.map(value));
  await tx.execute(sql`
    insert into search_docs (type, entity, part, language, text_language, title, body, path, image, product_types,
      document_kind, size, boost, position, hash, tsv)
    select type, entity, part, language, text_language, title, body, path, image, string_to_array(product_types, '|'),
      document_kind, size, boost, position, hash, tsv::tsvector
    from unnest(
      ${column(({ source }) => source.type)}::text[],
      ${column(({ entity }) => entity)}::text[],
      ${column(({ part }) => part)}::text[],
      ${column(({ language }) => language)}::text[],
      ${column(({ words }) => words.language)}::text[],
      ${column(({ words }) => words.title)}::text[],
      ${column(({ body }) => body)}::text[],
      ${column(({ source, words }) => words.path ?? source.path)}::text[],
      ${column(({ source }) => source.image ?? null)}::text[],
      ${column(({ source }) => source.productTypes.join("|"))}::text[],
      ${column(({ source }) => source.documentKind ?? null)}::text[],
      ${column(({ fields: [title] }) => (title ? titleSize(title.tokens, stemmerOf(title.language), stems) : 0))}::int[],
      ${column(({ boost }) => boost)}::real[],
      ${column(({ source }) => Math.round(source.position))}::bigint[],
      ${column(({ hash }) => hash)}::text[],
      ${column(({ fields }) => buildVector(fields, stems))}::text[]
    ) as rows(type, entity, part, language, text_language, title, body, path, image, product_types, document_kind,
      size, boost, position, hash, tsv)
    on conflict (type, entity, part, language) do update set
      text_language = excluded.text_language, title = excluded.title, body = excluded.body, path = excluded.path,
      image = excluded.image, product_types = excluded.product_types, document_kind = excluded.document_kind,
      size = excluded.size, boost = excluded.boost, position = excluded.position, hash = excluded.hash, tsv = excluded.tsv`);
}

function latinWords({ tokens }: TokenField) {
  return tokens.flatMap(({ burmese, text }) => (burmese ? [] : text));
}
