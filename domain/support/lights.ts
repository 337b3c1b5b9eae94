import { and, asc, eq, inArray, notInArray, or, sql } from "drizzle-orm";
import {
  categories,
  productSpecs,
  products,
  productTexts,
  series,
  seriesTexts,
} from "#db/schema/catalogue.ts";
import { documentPages, documents } from "#db/schema/documents.ts";
import { lightTables, lightTableTexts } from "#db/schema/support.ts";
import { defaultLanguage } from "#i18n/locales.ts";
import { findAllTexts, type Reader } from "../reader.ts";
import { matchingEntities } from "../search/answer/matching-entities.ts";
import { sayPattern } from "./light-words.ts";

/** The meaning of every light, code and sound, the models that show it, and the matches of a keyword. */
export async function listLights(reader: Reader, { keyword }: { keyword?: string }) {
  const [tables, models, found] = await Promise.all([
    listTables(reader),
    listModels(reader),
    keyword?.trim() ? matchingEntities(reader, { type: "light", keyword }) : null,
  ]);
  for (const tag of ["lights", "categories", "products", "series", "documents"]) reader.tags.add(tag);
  return { tables, models, found };
}

async function listTables(reader: Reader) {
  const rows = await reader.db.select().from(lightTables).orderBy(asc(lightTables.position));
  const texts = await findAllTexts(reader, lightTableTexts);
  return rows.flatMap(({ id, series, products, lamps, entries }) => {
    const text = texts.get(id);
    if (!text) return [];
    const shown = entries.flatMap((entry) => {
      const words = text.entries[entry.id];
      const pattern = sayPattern(entry, lamps, text.language);
      return words ? [{ ...entry, ...words, pattern }] : [];
    });
    return [{ id, series, products, lamps, language: text.language, entries: shown }];
  });
}

/** Boxes and stands have no lights. */
async function isDevice({ db }: Reader) {
  const rows = await db.select({ id: categories.id }).from(categories).where(eq(categories.role, "inverter"));
  const inverters = rows.map(({ id }) => id);
  return or(
    notInArray(products.category, inverters),
    sql`exists (select from ${productSpecs} where ${productSpecs.product} = ${products.id} and ${productSpecs.spec} = 'ratedPower')`,
  );
}

/** Current models, and discontinued ones, whose lights stand in their own manual. */
async function listModels(reader: Reader) {
  const { db } = reader;
  const device = await isDevice(reader);
  const [rows, names, families, familyNames, manuals] = await Promise.all([
    db.select().from(products).where(device).orderBy(asc(products.legacy), asc(products.position)),
    findAllTexts(reader, productTexts),
    db.select().from(series),
    findAllTexts(reader, seriesTexts),
    listManuals(reader),
  ]);
  const known = new Set(families.map(({ id }) => id));
  return rows
    .filter((row) => known.has(row.series))
    .map((row) => ({
      id: row.id,
      model: row.model,
      name: names.get(row.id)?.name ?? row.model,
      series: row.series,
      seriesName: familyNames.get(row.series)?.name ?? row.series,
      legacy: row.legacy,
      manual: manuals(row.id),
    }));
}

async function listManuals({ db, language: readerLanguage }: Reader) {
  const rows = await db
    .select({
      id: documents.id,
      language: documents.language,
      path: documents.path,
      products: documents.products,
      page: documentPages.id,
    })
    .from(documents)
    .leftJoin(documentPages, eq(documentPages.id, documents.id))
    .where(
      and(eq(documents.kind, "User Manual"), inArray(documents.language, [readerLanguage, defaultLanguage])),
    );
  return (product: string) => {
    const own = rows.filter((row) => row.products.includes(product));
    const best = own.find((row) => row.language === readerLanguage) ?? own[0];
    if (!best) return null;
    const { id, language, path, page } = best;
    return { id, language, path, readable: page !== null };
  };
}
