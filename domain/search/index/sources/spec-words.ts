import { inArray } from "drizzle-orm";
import type { Queries } from "#db/client.ts";
import { productSpecs, specs, specTexts } from "#db/schema/catalogue.ts";
import type { Language } from "#i18n/locales.ts";
import { findWords, wordsIn } from "./texts.ts";

type Value = typeof productSpecs.$inferSelect;

/** Spec values as words: `Rated power 5000 W 5 kW`. */
export async function findSpecWords(db: Queries, products: string[]) {
  const definitions = await db.select().from(specs);
  const texts = await findWords(db, specTexts);
  const values = await db.select().from(productSpecs).where(inArray(productSpecs.product, products));
  const units = new Map(definitions.map(({ id, unit }) => [id, unit]));
  const byProduct = Map.groupBy(values, ({ product }) => product);
  return (product: string, language: Language) =>
    (byProduct.get(product) ?? []).map((value) => {
      const text = wordsIn(texts, value.spec, language);
      return [text?.name, ...valueWords(value, units.get(value.spec), text?.choices)].join(" ");
    });
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
  return unit && /^(?:W|Wh|VA)$/.test(unit) && number >= 1000
    ? [plain, `${number / 1000} k${unit}`]
    : [plain];
}
