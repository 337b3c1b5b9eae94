import { doublePrecision, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { textKey } from "./columns.ts";
import type { FaqAnswer, LightEntry, LightWords } from "./shapes.ts";

export const sounds = ["beep", "tone", "horn"] as const;
export const dangers = ["none", "care", "danger"] as const;
export const callWhens = ["none", "returns", "now"] as const;

export const faqGroups = pgTable("faq_groups", {
  id: text().primaryKey(),
  position: integer().notNull(),
  categories: text().array(),
  entries: text().array().notNull(),
});

export const faqGroupTexts = pgTable(
  "faq_group_texts",
  { ...textKey(), title: text().notNull(), entries: json().$type<Record<string, FaqAnswer>>().notNull() },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);

/** The meaning of lights, codes and sounds; a table belongs to one or several series. */
export const lightTables = pgTable("light_tables", {
  id: text().primaryKey(),
  position: integer().notNull(),
  series: text().array().notNull(),
  products: text().array(),
  lamps: text().array(),
  entries: json().$type<LightEntry[]>().notNull(),
});

export const lightTableTexts = pgTable(
  "light_table_texts",
  { ...textKey(), entries: json().$type<Record<string, LightWords>>().notNull() },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);

export const warrantyRows = pgTable("warranty_rows", {
  id: text().primaryKey(),
  position: integer().notNull(),
  market: text(),
  category: text().notNull(),
  series: text().array().notNull(),
  years: integer().notNull(),
  performanceYears: integer("performance_years"),
  extendableTo: integer("extendable_to").array(),
  extendWithinMonths: integer("extend_within_months"),
  cycles: integer(),
  endCapacity: doublePrecision("end_capacity"),
  starts: text({ enum: ["installation", "purchase", "commissioning"] }).notNull(),
  dispatchMonths: integer("dispatch_months"),
});

export const warrantyRowTexts = pgTable(
  "warranty_row_texts",
  { ...textKey(), name: text().notNull(), limit: text("limit_text"), starts: text().notNull(), note: text() },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);

/** One record per market, with the office to call; `default` holds the terms for all others. */
export const warrantyTerms = pgTable("warranty_terms", {
  id: text().primaryKey(),
  position: integer().notNull(),
  office: text(),
});

export const warrantyTermTexts = pgTable(
  "warranty_term_texts",
  { ...textKey(), title: text().notNull(), body: text().notNull() },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);
