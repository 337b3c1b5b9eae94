import { asc, eq } from "drizzle-orm";
import { categories, categoryTexts, series, seriesCounts, seriesTexts } from "#db/schema/catalogue.ts";
import type { Language } from "#i18n/locales.ts";
import { keepCompounds, keepNumbers } from "#i18n/unbroken.ts";
import { findAllTexts, findTexts, type Reader } from "../reader.ts";
import { findImages, imageOf } from "../site/images.ts";

/** Which series to list with their categories: all, those of one category, or none. */
type Branches = "all" | { of: string | undefined };

/** Categories with their series and the number of current products in each. */
export async function listCategories(reader: Reader, branches: Branches = "all") {
  const { db } = reader;
  const [rows, seriesRows, texts, counts] = await Promise.all([
    db.select().from(categories).orderBy(asc(categories.position)),
    listSeries(reader, branches),
    findAllTexts(reader, categoryTexts),
    db.select().from(seriesCounts),
  ]);
  const [seriesWords, images] = await Promise.all([
    findTexts(
      reader,
      seriesTexts,
      seriesRows.map(({ id }) => id),
    ),
    findImages(
      reader,
      [...rows, ...seriesRows].map(({ image }) => image),
    ),
  ]);
  for (const tag of ["categories", "series", "products"]) reader.tags.add(tag);
  const countOf = new Map<string, number>();
  for (const { series, category, count } of counts) {
    for (const id of [`series ${series}`, `category ${category}`])
      countOf.set(id, (countOf.get(id) ?? 0) + count);
  }
  return rows.map((row) => ({
    ...named(row.id, texts),
    image: imageOf(images, row.image),
    count: countOf.get(`category ${row.id}`) ?? 0,
    series: seriesRows
      .filter(({ category }) => category === row.id)
      .map((entry) => ({
        ...named(entry.id, seriesWords),
        image: imageOf(images, entry.image),
        count: countOf.get(`series ${entry.id}`) ?? 0,
      })),
  }));
}

async function listSeries({ db }: Reader, branches: Branches) {
  if (branches !== "all" && !branches.of) return [];
  return db
    .select()
    .from(series)
    .where(branches === "all" ? undefined : eq(series.category, branches.of ?? ""))
    .orderBy(asc(series.position));
}

type Words = { name: string; tagline: string; description: string; language: Language };

function named(id: string, texts: Map<string, Words>) {
  const { name = id, tagline = "", description = "", language = "en" } = texts.get(id) ?? {};
  return { id, name, tagline: keepNumbers(tagline), description: keepCompounds(description), language } as {
    id: string;
  } & Words;
}
