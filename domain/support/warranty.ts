import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { CompanyVariant } from "#config/variants.ts";
import { seriesTexts } from "#db/schema/catalogue.ts";
import { warrantyRows, warrantyRowTexts, warrantyTerms, warrantyTermTexts } from "#db/schema/support.ts";
import { keepNumbers } from "#i18n/unbroken.ts";
import { findAllTexts, findTexts, type Reader } from "../reader.ts";
import { countryName } from "../site/countries.ts";
import { findOffice } from "../site/variants.ts";

type Query = { category?: string; market?: string };

/** The warranty of a market: its own rows come first and replace the general rows of the same series. */
export async function listWarranty(
  reader: Reader,
  { category, market }: Query,
  variant: CompanyVariant = "english",
) {
  const rows = await listRows(reader, { category, market });
  const [texts, names, terms, markets] = await Promise.all([
    findTexts(
      reader,
      warrantyRowTexts,
      rows.map(({ id }) => id),
    ),
    findAllTexts(reader, seriesTexts),
    findTexts(reader, warrantyTermTexts, ["default", ...(market ? [market.toLowerCase()] : [])]),
    listMarkets(reader),
  ]);
  const offices = await listTermOffices(reader);
  const nameOf = (id: string) => names.get(id)?.name ?? id;
  const joined = (words: string[]) => words.join(reader.language === "my" ? "၊ " : ", ");
  for (const tag of ["warranty", "warranty-terms", "series"]) reader.tags.add(tag);
  return {
    rows: rows.map(({ isPart, ...row }) => {
      const text = texts.get(row.id);
      return {
        ...row,
        name: isPart ? joined(row.series.map(nameOf)) : (text?.name ?? row.id),
        series: row.series.map((id) => ({ id, name: nameOf(id) })),
        extendableTo: row.extendableTo ?? [],
        starts: text?.starts ?? row.starts,
        limit: text?.limit ? keepNumbers(text.limit) : null,
        note: text?.note ? keepNumbers(text.note) : null,
        language: text?.language ?? ("en" as const),
      };
    }),
    markets,
    market: market ?? null,
    terms: terms.get("default") ?? null,
    office: (await findOffice(reader, variant, market && offices.get(market.toLowerCase()))) ?? null,
    marketTerms: (market && terms.get(market.toLowerCase())) || null,
  };
}

async function listTermOffices({ db }: Reader) {
  const rows = await db.select({ id: warrantyTerms.id, office: warrantyTerms.office }).from(warrantyTerms);
  return new Map(rows.map(({ id, office }) => [id, office]));
}

export async function findMarket(reader: Reader, market: string) {
  reader.tags.add("warranty-terms");
  const found = (await listMarkets(reader)).find(({ id }) => id === market);
  return found && { id: found.id, name: found.name };
}

export async function findWarranty(reader: Reader, series: string, market?: string) {
  reader.tags.add("warranty");
  const rows = await listRows(reader, { market });
  return rows.find((row) => row.series.includes(series));
}

async function listRows(reader: Reader, { category, market }: Query) {
  const rows = await reader.db
    .select()
    .from(warrantyRows)
    .where(
      and(
        category ? eq(warrantyRows.category, category) : undefined,
        market
          ? or(isNull(warrantyRows.market), eq(warrantyRows.market, market))
          : isNull(warrantyRows.market),
      ),
    )
    .orderBy(asc(warrantyRows.position));
  const own = new Set(rows.filter((row) => row.market).flatMap((row) => row.series));
  return rows
    .map((row) => {
      const series = row.market ? row.series : row.series.filter((id) => !own.has(id));
      return { ...row, series, isPart: series.length < row.series.length };
    })
    .filter((row) => row.series.length > 0)
    .sort((a, b) => Number(a.market === null) - Number(b.market === null));
}

async function listMarkets(reader: Reader) {
  const terms = await reader.db.select().from(warrantyTerms).orderBy(asc(warrantyTerms.position));
  const rows = await reader.db.select({ market: warrantyRows.market }).from(warrantyRows);
  return terms
    .filter(({ id }) => id !== "default")
    .map(({ id }) => id.toUpperCase())
    .map((id) => ({
      id,
      name: countryName(reader.language, id),
      count: rows.filter(({ market }) => market === id).length,
    }));
}
