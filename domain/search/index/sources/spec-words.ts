import { inArray } from "drizzle-orm";
import type { Queries } from "#db/client.ts";
import { productSpecs, specs, specTexts } from "#db/schema/catalogue.ts";
import type { Language } from "#i18n/locales.ts";
import { findWords, wordsIn } from "./texts.ts";

type Value = typeof productSpecs.$inferSelect;

/** Spec values as words: `Rated power 5000 W 5 kW`. Energy is also said rounded: `5.12 kWh 5 kWh`. */
export async function findSpecWords(db: Queries, products: string[]) {
  const definitions = await db.select().from(specs);
  const texts = await findWords(db, specTexts);
  const values = await db.select().from(productSpecs).where(inArray(productSpecs.product, products));
  const units = new Map(definitions.map(({ id, unit }) => [id, unit]));
  const byProduct = Map.groupBy(values, ({ product }) => product);
  const keys = new Set(definitions.flatMap(({ id, key }) => (key ? id : [])));
  const wordsOf = (value: Value, language: Language) => {
    const text = wordsIn(texts, value.spec, language);
    return [text?.name, ...valueWords(value, units.get(value.spec), text?.choices)].join(" ");
  };
  return {
    all: (product: string, language: Language) =>
      (byProduct.get(product) ?? []).map((value) => wordsOf(value, language)),
    /** The figures that a product is chosen by. */
    key: (product: string, language: Language) =>
      (byProduct.get(product) ?? [])
        .filter(({ spec }) => keys.has(spec))
        .map((value) => wordsOf(value, language)),
  };
}

function valueWords(value: Value, unit: string | null | undefined, choices?: Record<string, string> | null) {
  const numbers = [value.low, value.high, ...(value.list ?? [])].filter((number) => number !== null);
  return [
    ...numbers.flatMap((number) => measures(number, unit)),
    ...(value.codes ?? []).map((code) => choices?.[code] ?? code),
  ];
}

function measures(number: number, unit: string | null | undefined) {
  const plain = `${number} ${unit ?? ""}`;
  if (unit === "kWh") return [plain, `${Math.round(number)} kWh`];
  if (!unit || !/^(?:W|Wh|VA)$/.test(unit) || number < 1000) return [plain];
  const thousands = number / 1000;
  return [plain, `${thousands} k${unit}`, ...(unit === "Wh" ? [`${Math.round(thousands)} kWh`] : [])];
}
