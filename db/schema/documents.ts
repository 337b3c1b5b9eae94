import { type SQLWrapper, sql } from "drizzle-orm";
import { bigint, index, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { type Language, languageTags } from "#i18n/locales.ts";
import { instant, language, textKey } from "./columns.ts";

export const documentKinds = ["Datasheet", "User Manual", "Brochure", "Manual", "General"] as const;

const kindsInOrder: string[] = ["Datasheet", "User Manual", "Manual", "Brochure", "General"];

/** The place of a kind in lists. */
export const kindOrder = (kind: SQLWrapper) =>
  sql`array_position(${sql.raw(`array[${kindsInOrder.map((name) => `'${name}'`)}]`)}, ${kind})`;

/** Only these kinds, said by their place: so that they are found in the index that holds the order. */
export const isOfKind = (kind: SQLWrapper, names: string[]) =>
  sql`${kindOrder(kind)} = any(array[${sql.raw(String(names.map((name) => kindsInOrder.indexOf(name) + 1)))}]::int[])`;

export const documents = pgTable(
  "documents",
  {
    id: text().primaryKey(),
    kind: text({ enum: documentKinds }).notNull(),
    topic: text(),
    products: text().array().notNull(),
    productTypes: text("product_types").array().notNull(),
    segments: text().array().notNull(),
    language: language().notNull(),
    version: text().notNull(),
    date: instant().notNull(),
    pages: integer().notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    sha256: text().notNull(),
    path: text().notNull(),
    replaces: text(),
    /** Kind, product types, segments and language as bits, to be counted by. */
    marks: integer().notNull(),
  },
  (t) => [
    index("documents_products").using("gin", t.products),
    index("documents_kind").on(t.kind, t.date.desc()),
    index("documents_replaces").on(t.replaces),
    index("documents_marks").on(t.marks),
    ...languageTags.map((name) =>
      index(`documents_order_${name}`).on(
        sql.raw(`("language" = '${name}') desc`),
        kindOrder(sql`"kind"`),
        t.date.desc().nullsFirst(),
        t.id,
      ),
    ),
  ],
);

export const documentTexts = pgTable("document_texts", { ...textKey(), title: text().notNull() }, (t) => [
  primaryKey({ columns: [t.id, t.language] }),
]);

export type Chapter = { anchor: string; title: string; text: string };

/** The same paper as a page of the site: its text, made from the source of the file. */
export const documentPages = pgTable("document_pages", {
  id: text().primaryKey(),
  html: text().notNull(),
  chapters: json().$type<Chapter[]>().notNull(),
  sha256: text().notNull(),
});

/** What a laboratory has certified: one standard, for some products. */
export const certificates = pgTable("certificates", {
  id: text().primaryKey(),
  standard: text().notNull(),
  number: text().notNull(),
  laboratory: text().notNull(),
  issued: instant().notNull(),
  validUntil: instant("valid_until"),
  products: text().array().notNull(),
  scope: json().$type<Partial<Record<Language, string>>>().notNull(),
  path: text(),
});

export const videos = pgTable("videos", {
  id: text().primaryKey(),
  position: integer().notNull(),
  category: text().notNull(),
  company: text(),
  products: text().array().notNull(),
  date: instant().notNull(),
  seconds: integer().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  webm: text().notNull(),
  mp4: text().notNull(),
  poster: text(),
  captions: json().$type<Partial<Record<Language, string>>>().notNull(),
});

export const videoTexts = pgTable(
  "video_texts",
  { ...textKey(), title: text().notNull(), description: text().notNull(), answers: text().array() },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);
