import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, primaryKey, real, text, uniqueIndex } from "drizzle-orm/pg-core";
import { searchTypes } from "#config/product.ts";
import { languageTags } from "#i18n/locales.ts";
import { language, tsvector } from "./columns.ts";

/**
 * One row per thing that can be found and language. `tsv` holds every lexeme, `head` those of title and key words
 * alone, quick to rank by. What counting does not read is kept outside the row: PostgreSQL only looks for what to
 * move out when a row is over 2 KB, so `filler` makes each of them so; of itself next to nothing is stored.
 */
export const searchDocs = pgTable(
  "search_docs",
  {
    type: text({ enum: searchTypes }).notNull(),
    entity: text().notNull(),
    language: language().notNull(),
    textLanguage: language("text_language").notNull(),
    title: text().notNull(),
    body: text().notNull(),
    path: text().notNull(),
    image: text(),
    productTypes: text("product_types").array().notNull(),
    documentKind: text("document_kind"),
    /** What a document is counted by, as bits. */
    marks: integer(),
    boost: real().notNull(),
    position: bigint({ mode: "number" }).notNull(),
    folded: text().notNull(),
    head: tsvector().notNull(),
    tsv: tsvector().notNull(),
    filler: text().notNull().default(sql`repeat(' ', 2000)`),
    id: bigint({ mode: "number" }).notNull().generatedByDefaultAsIdentity(),
  },
  (t) => [
    primaryKey({ columns: [t.type, t.entity, t.language] }),
    uniqueIndex("search_docs_id").on(t.id),
    index("search_docs_order").on(t.language, t.position),
    index("search_docs_types").on(t.language, t.type, t.marks),
    ...languageTags.flatMap((name) => [
      index(`search_docs_tsv_${name}`)
        .using("gin", sql`search_vector("tsv")`)
        .where(sql.raw(`"language" = '${name}'`)),
      index(`search_docs_few_${name}`)
        .using("gin", sql`search_vector("tsv")`)
        .where(sql.raw(`"language" = '${name}' and "type" not in ('product', 'document', 'chapter')`)),
    ]),
    index("search_docs_folded").using("gin", t.folded.op("gin_trgm_ops")),
  ],
);

/** The rows of what can be numerous once more, so narrow that a hundred thousand are counted quickly; `doc` is their id. */
export const searchCounted = pgTable(
  "search_counted",
  {
    doc: bigint({ mode: "number" }).primaryKey(),
    language: language().notNull(),
    position: bigint({ mode: "number" }).notNull(),
    marks: integer(),
    tsv: tsvector().notNull(),
    filler: text().notNull().default(sql`repeat(' ', 2000)`),
  },
  () =>
    languageTags.map((name) =>
      index(`search_counted_${name}`)
        .using("gin", sql`search_vector("tsv")`)
        .where(sql.raw(`"language" = '${name}'`)),
    ),
);

/** Words that occur, for correcting typing mistakes. */
export const searchWords = pgTable(
  "search_words",
  { language: language().notNull(), word: text().notNull(), documents: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.language, t.word] }),
    index("search_words_prefix").on(t.language, t.word.op("text_pattern_ops")),
    index("search_words_trgm").using("gin", t.word.op("gin_trgm_ops")),
  ],
);

/** Words that mean the same in any of the languages; a group per row. */
export const searchSynonyms = pgTable("search_synonyms", {
  id: text().primaryKey(),
  words: text().array().notNull(),
});

/** Each wording of a synonym group as the search reads it (folded, or reduced to its stems), made from the groups. */
export const searchTerms = pgTable(
  "search_terms",
  { term: text().notNull(), synonym: text().notNull() },
  (t) => [primaryKey({ columns: [t.term, t.synonym] })],
);
