import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { cases, caseTexts, productTexts } from "#db/schema/catalogue.ts";
import {
  countRows,
  findTexts,
  inOrder,
  limitOf,
  noteRead,
  type Page,
  pageOf,
  type Reader,
  secondsOf,
} from "../reader.ts";
import { countryName } from "../site/countries.ts";
import { findImages, imageOf } from "../site/images.ts";
import { listOptions } from "../site/options.ts";
import { countedProducts, listSolutionCards } from "./solutions.ts";

type Row = typeof cases.$inferSelect;
type Query = Page & { category?: string; country?: string; segment?: string };
type Axis = "category" | "country" | "segment";

export async function listCases(reader: Reader, query: Query) {
  const where = matches(query);
  const { limit, offset } = limitOf(query);
  const [[counted], rows, categories, countries, segments, names] = await Promise.all([
    reader.db.select({ total: countRows }).from(cases).where(where),
    reader.db
      .select()
      .from(cases)
      .where(where)
      .orderBy(desc(cases.date), cases.id)
      .limit(limit)
      .offset(offset),
    countBy(reader, cases.category, matches(query, "category")),
    countBy(reader, cases.country, matches(query, "country")),
    countBy(reader, cases.segment, matches(query, "segment")),
    listOptions(reader, "case-categories"),
  ]);
  reader.tags.add("cases");
  const countOf = (id: string) => categories.find((entry) => entry.id === id)?.count ?? 0;
  return {
    ...pageOf(counted?.total ?? 0, await cardsOf(reader, rows), query),
    categories: names.map((option) => ({ ...option, count: countOf(option.id) })),
    countries: countries
      .map((entry) => ({ ...entry, name: countryName(reader.language, entry.id) }))
      .sort((a, b) => a.name.localeCompare(b.name, reader.language)),
    segments: segments.map((entry) => ({ ...entry, name: entry.id })),
  };
}

export async function listCaseCards(reader: Reader, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await reader.db.select().from(cases).where(inArray(cases.id, ids));
  return cardsOf(reader, inOrder(ids, rows));
}

export async function listCasesWith(reader: Reader, product: string) {
  const rows = await reader.db
    .select()
    .from(cases)
    .where(sql`${cases.products}::jsonb @> ${JSON.stringify([{ product }])}::jsonb`)
    .orderBy(desc(cases.date))
    .limit(3);
  reader.tags.add("cases");
  return cardsOf(reader, rows);
}

export async function findCase(reader: Reader, id: string) {
  const [row] = await reader.db.select().from(cases).where(eq(cases.id, id));
  if (!row) return undefined;
  const [[card], texts, products, [solution]] = await Promise.all([
    cardsOf(reader, [row]),
    findTexts(reader, caseTexts, [id]),
    countedProducts(reader, row.products),
    listSolutionCards(reader, row.solution ? [row.solution] : []),
  ]);
  const text = texts.get(id);
  if (!card || !text) return undefined;
  const { pvPower, power, energy, date } = row;
  const quote = text.quote ?? null;
  return {
    ...card,
    body: text.body,
    quote,
    products,
    pvPower,
    power,
    energy,
    date: secondsOf(date),
    solution: solution ?? null,
  };
}

function matches({ category, country, segment }: Query, except?: Axis) {
  return and(
    category && except !== "category" ? eq(cases.category, category) : undefined,
    country && except !== "country" ? eq(cases.country, country) : undefined,
    segment && except !== "segment" ? eq(cases.segment, segment) : undefined,
  );
}

function countBy(reader: Reader, column: PgColumn, where: ReturnType<typeof matches>) {
  return reader.db
    .select({ id: sql<string>`${column}`, count: countRows })
    .from(cases)
    .where(where)
    .groupBy(column)
    .orderBy(column);
}

async function cardsOf(reader: Reader, rows: Row[]) {
  const ids = rows.map(({ id }) => id);
  const products = [...new Set(rows.flatMap((row) => row.products.map(({ product }) => product)))];
  const [texts, images, productNames] = await Promise.all([
    findTexts(reader, caseTexts, ids),
    findImages(
      reader,
      rows.map(({ image }) => image),
    ),
    findTexts(reader, productTexts, products),
  ]);
  noteRead(reader, "cases", ids);
  noteRead(reader, "products", products);
  return rows.map((row) => {
    const text = texts.get(row.id);
    return {
      id: row.id,
      title: text?.title ?? row.id,
      place: text?.place ?? "",
      country: row.country,
      countryName: countryName(reader.language, row.country),
      segment: row.segment,
      category: row.category,
      year: row.year,
      latitude: row.latitude,
      longitude: row.longitude,
      summary: text?.summary ?? "",
      results: text?.results ?? [],
      used: row.products.map(({ product, quantity }) => ({
        id: product,
        name: productNames.get(product)?.name ?? product,
        quantity,
      })),
      image: imageOf(images, row.image),
      language: text?.language ?? ("en" as const),
    };
  });
}
