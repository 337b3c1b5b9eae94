import { and, desc, eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { cases, caseTexts } from "#db/schema/catalogue.ts";
import { countRows, findTexts, limitOf, type Page, pageOf, type Reader, secondsOf } from "../reader.ts";
import { countryName } from "../site/countries.ts";
import { listOptions } from "../site/options.ts";
import { caseCards } from "./case-cards.ts";
import { measuredOf, planOf } from "./case-site.ts";
import { countedProducts, listSolutionCards } from "./solutions.ts";

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
    ...pageOf(counted?.total ?? 0, await caseCards(reader, rows), query),
    categories: names.map((option) => ({ ...option, count: countOf(option.id) })),
    countries: countries
      .map((entry) => ({ ...entry, name: countryName(reader.language, entry.id) }))
      .sort((a, b) => a.name.localeCompare(b.name, reader.language)),
    segments: segments.map((entry) => ({ ...entry, name: entry.id })),
  };
}

export async function listCasesWith(reader: Reader, product: string) {
  const rows = await reader.db
    .select()
    .from(cases)
    .where(sql`${cases.products}::jsonb @> ${JSON.stringify([{ product }])}::jsonb`)
    .orderBy(desc(cases.date))
    .limit(3);
  reader.tags.add("cases");
  return caseCards(reader, rows);
}

export async function findCase(reader: Reader, id: string) {
  const [row] = await reader.db.select().from(cases).where(eq(cases.id, id));
  if (!row) return undefined;
  const [[card], texts, products, [solution]] = await Promise.all([
    caseCards(reader, [row]),
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
    measured: measuredOf(row, text),
    plan: planOf(row, text, products),
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
