import { bigint, index, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

const partKey = () => ({ kind: text().notNull(), id: text().notNull(), part: text().notNull() });

/**
 * Each part of a record (its facts, or its words in one language) as it was typed. All other content tables are
 * derived from these. `value` is the parsed source, stored because parsing YAML is slow.
 */
export const contentParts = pgTable(
  "content_parts",
  {
    ...partKey(),
    source: text().notNull(),
    hash: text().notNull(),
    value: json().notNull(),
    changedAt: instant("changed_at").notNull().defaultNow(),
    publication: bigint({ mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id, t.part] })],
);

export const causes = ["first-fill", "import", "sheet", "undo", "rename", "withdraw", "upgrade"] as const;

export const contentPublications = pgTable(
  "content_publications",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    at: instant().notNull().defaultNow(),
    actor: text(),
    cause: text({ enum: causes }).notNull(),
    note: text(),
    /** Why, for visitors: in each language that it was said in. */
    message: json().$type<Record<string, string>>(),
    undoes: bigint({ mode: "number" }),
  },
  (t) => [index("content_publications_at").on(t.at)],
);

/** Each part that a publication changed, before and after; null where the part did not exist. */
export const contentRevisions = pgTable(
  "content_revisions",
  {
    publication: bigint({ mode: "number" }).notNull(),
    ...partKey(),
    before: text(),
    after: text(),
    beforeHash: text("before_hash"),
    afterHash: text("after_hash"),
  },
  (t) => [
    primaryKey({ columns: [t.publication, t.kind, t.id, t.part] }),
    index("content_revisions_part").on(t.kind, t.id, t.part, t.publication.desc()),
  ],
);

/**
 * The hash of the cleaned record, with its figures filled in, that a record's rows were made from. Equal rows are not
 * written again, and no page is invalidated. Only version 0.4 used `written`.
 */
export const contentRecords = pgTable(
  "content_records",
  {
    kind: text().notNull(),
    id: text().notNull(),
    sha256: text().notNull(),
    written: json(),
    quotes: text().array(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] }), index("content_records_quotes").using("gin", t.quotes)],
);
