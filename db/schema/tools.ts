import { date, doublePrecision, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { textKey } from "./columns.ts";
import type { Appliance, City, Module, Supply } from "./shapes.ts";

export const appliances = pgTable("appliances", {
  id: text().primaryKey(),
  position: integer().notNull(),
  items: json().$type<Appliance[]>().notNull(),
});

export const applianceTexts = pgTable(
  "appliance_texts",
  { ...textKey(), title: text().notNull(), names: json().$type<Record<string, string>>().notNull() },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);

export const modules = pgTable("modules", {
  id: text().primaryKey(),
  position: integer().notNull(),
  items: json().$type<Module[]>().notNull(),
});

export const moduleTexts = pgTable(
  "module_texts",
  { ...textKey(), title: text().notNull(), names: json().$type<Record<string, string>>().notNull() },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);

/** Cities of a country with their temperatures and sun hours. */
export const places = pgTable("places", {
  id: text().primaryKey(),
  position: integer().notNull(),
  country: text().notNull(),
  supply: json().$type<Supply>(),
  cities: json().$type<City[]>().notNull(),
});

export const placeTexts = pgTable(
  "place_texts",
  { ...textKey(), names: json().$type<Record<string, string>>().notNull() },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);

/** Prices of fuel and electricity in one currency, with their date. */
export const prices = pgTable("prices", {
  id: text().primaryKey(),
  position: integer().notNull(),
  currency: text().notNull(),
  date: date().notNull(),
  petrol: doublePrecision().notNull(),
  diesel: doublePrecision().notNull(),
  electricity: doublePrecision().notNull(),
  /** Per kilowatt of the generator and hour. */
  upkeep: doublePrecision().notNull(),
  rate: doublePrecision(),
});

export const priceTexts = pgTable("price_texts", { ...textKey(), basis: text().notNull() }, (t) => [
  primaryKey({ columns: [t.id, t.language] }),
]);
