import { and, asc, eq, inArray } from "drizzle-orm";
import { productFacts, productSpecs, products } from "#db/schema/catalogue.ts";
import type { Reader } from "../reader.ts";
import { fitBattery } from "./fit.ts";
import { type Facts, factSpecs } from "./fit-facts.ts";

const most = 12;

/** The batteries for an inverter or the inverters for a battery, computed from the spec numbers. */
export async function listFits(reader: Reader, id: string) {
  const [own] = await reader.db.select().from(productFacts).where(eq(productFacts.product, id));
  const partner = own && { inverters: "batteries", batteries: "inverters" }[own.category];
  if (!own?.voltage || !partner) return [];
  const rows = await reader.db
    .select({ id: productFacts.product })
    .from(productFacts)
    .where(and(eq(productFacts.category, partner), eq(productFacts.legacy, false)))
    .orderBy(asc(productFacts.position))
    .limit(500);
  const facts = await readFacts(reader, [id, ...rows.map((row) => row.id)]);
  const pairs = rows.flatMap((row) => {
    const [inverter, battery] = partner === "batteries" ? [id, row.id] : [row.id, id];
    const fit = fitBattery(facts.get(inverter) ?? {}, facts.get(battery) ?? {});
    return fit ? [{ id: row.id, ...fit }] : [];
  });
  reader.tags.add("products");
  return pairs.filter(({ fits }) => fits).slice(0, most);
}

async function readFacts(reader: Reader, ids: string[]) {
  const [specs, installations] = await Promise.all([
    reader.db
      .select()
      .from(productSpecs)
      .where(and(inArray(productSpecs.product, ids), inArray(productSpecs.spec, factSpecs))),
    reader.db
      .select({ id: products.id, installation: products.installation })
      .from(products)
      .where(inArray(products.id, ids)),
  ]);
  const facts = new Map<string, Facts>(
    installations.map(({ id, installation }) => [id, { id, ...installation?.batteries }]),
  );
  for (const { product, spec, low, high, codes } of specs) {
    const value = codes ?? (high === null ? low : { low, high });
    facts.set(product, { ...facts.get(product), [spec]: value });
  }
  return facts;
}
