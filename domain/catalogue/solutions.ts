import { and, asc, eq, inArray } from "drizzle-orm";
import { productSpecs, solutions, solutionTexts } from "#db/schema/catalogue.ts";
import type { PictureMarks } from "#db/schema/shapes.ts";
import { keepCompounds } from "#i18n/unbroken.ts";
import { findTexts, inOrder, noteRead, type Reader } from "../reader.ts";
import { findImages, imageOf } from "../site/images.ts";
import { listCaseCards } from "./case-cards.ts";
import { plantOf, plantSpecs } from "./plant.ts";
import { listProductCards } from "./product-cards.ts";

type Row = typeof solutions.$inferSelect;

export async function listSolutions(reader: Reader) {
  reader.tags.add("solutions");
  return cardsOf(reader, await reader.db.select().from(solutions).orderBy(asc(solutions.position)));
}

export async function listSolutionCards(reader: Reader, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await reader.db.select().from(solutions).where(inArray(solutions.id, ids));
  return cardsOf(reader, inOrder(ids, rows));
}

export async function findSolution(reader: Reader, id: string) {
  const [row] = await reader.db.select().from(solutions).where(eq(solutions.id, id));
  if (!row) return undefined;
  const [[card], texts, products, cases, plant] = await Promise.all([
    cardsOf(reader, [row]),
    findTexts(reader, solutionTexts, [id]),
    countedProducts(reader, row.products),
    listCaseCards(reader, row.cases ?? []),
    findPlant(reader, row.products),
  ]);
  const text = texts.get(id);
  if (!card || !text) return undefined;
  return {
    ...card,
    situation: text.situation,
    body: text.body,
    results: text.results ?? [],
    marks: marksOf(row.marks, text.marks),
    products,
    cases,
    pvPower: row.pvPower,
    inverterPower: row.inverterPower,
    storageEnergy: row.storageEnergy,
    grid: row.grid,
    generator: row.generator,
    day: row.day,
    ...plant,
  };
}

/** Leaves out numbers without a legend. */
function marksOf(places: PictureMarks | null, words: Record<string, string> | null) {
  return Object.entries(places ?? {}).flatMap(([name, [x, y]]) => {
    const text = words?.[name];
    return text ? [{ x, y, text }] : [];
  });
}

export async function countedProducts(reader: Reader, counts: { product: string; quantity: number }[]) {
  const quantities = new Map(counts.map(({ product, quantity }) => [product, quantity]));
  const cards = await listProductCards(reader, [...quantities.keys()]);
  return cards.map((card) => ({ ...card, quantity: quantities.get(card.id) ?? 1 }));
}

async function findPlant(reader: Reader, counts: { product: string; quantity: number }[]) {
  const ids = counts.map(({ product }) => product);
  const rows = await reader.db
    .select({ product: productSpecs.product, spec: productSpecs.spec, value: productSpecs.low })
    .from(productSpecs)
    .where(and(inArray(productSpecs.product, ids), inArray(productSpecs.spec, plantSpecs)));
  const specs = Map.groupBy(rows, ({ product }) => product);
  return plantOf(
    counts.map(({ product, quantity }) => ({
      quantity,
      specs: Object.fromEntries(specs.get(product)?.map(({ spec, value }) => [spec, value]) ?? []),
    })),
  );
}

async function cardsOf(reader: Reader, rows: Row[]) {
  const ids = rows.map(({ id }) => id);
  const [texts, images] = await Promise.all([
    findTexts(reader, solutionTexts, ids),
    findImages(
      reader,
      rows.map(({ image }) => image),
    ),
  ]);
  noteRead(reader, "solutions", ids);
  return rows.map((row) => {
    const text = texts.get(row.id);
    return {
      id: row.id,
      title: keepCompounds(text?.title ?? row.id),
      summary: text?.summary ?? "",
      segment: row.segment,
      image: imageOf(images, row.image),
      language: text?.language ?? "en",
    };
  });
}
