import { sql } from "drizzle-orm";
import { bigint, date, index, integer, pgTable, primaryKey, real, text } from "drizzle-orm/pg-core";
import { searchTypes } from "#config/product.ts";
import { language, tsvector } from "./columns.ts";

/**
 * One row per part of a thing that can be found, and language: the thing itself (its part is empty), one of the phrases
 * it answers, a chapter of a paper. A search ranks parts and shows the best one of each thing.
 */
export const searchDocs = pgTable(
  "search_docs",
  {
    type: text({ enum: searchTypes }).notNull(),
    entity: text().notNull(),
    part: text().notNull(),
    language: language().notNull(),
    textLanguage: language("text_language").notNull(),
    title: text().notNull(),
    /** The text shown; a phrase has none and shows that of its thing. */
    body: text().notNull(),
    path: text().notNull(),
    image: text(),
    productTypes: text("product_types").array().notNull(),
    documentKind: text("document_kind"),
    /** How many words the title or the phrase has. */
    size: integer().notNull(),
    boost: real().notNull(),
    /** The order inside the type, where nothing else decides. */
    position: bigint({ mode: "number" }).notNull(),
    /** Of all that the row is made from: what says the same is not written again. */
    hash: text().notNull(),
    tsv: tsvector().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.type, t.entity, t.part, t.language] }),
    // PostgreSQL thinks that unpacking words costs nothing and would read every row; the function says what it costs.
    index("search_docs_tsv").using("gin", sql`search_vector("tsv")`),
  ],
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

/** How often a day a search found nothing good, without anything about who searched. */
export const missedSearches = pgTable(
  "missed_searches",
  {
    day: date().notNull(),
    language: language().notNull(),
    keyword: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.language, t.keyword] })],
);
