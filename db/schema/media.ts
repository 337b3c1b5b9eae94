import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { textKey } from "./columns.ts";

export const media = pgTable("media", {
  id: text().primaryKey(),
  hash: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  color: text().notNull(),
  widths: integer().array().notNull(),
  og: boolean().notNull().default(false),
  /** Of a pack shot: the left, upper, right and lower edge of the product in it, and the foot of its housing where a cable hangs lower. */
  box: integer().array(),
});

export const mediaTexts = pgTable("media_texts", { ...textKey(), alt: text().notNull() }, (t) => [
  primaryKey({ columns: [t.id, t.language] }),
]);
