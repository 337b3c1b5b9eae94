import { and, asc, eq, inArray } from "drizzle-orm";
import { categories, productFacts, productSpecs, products } from "#db/schema/catalogue.ts";
import type { CategoryRole } from "#db/schema/shapes.ts";
import { isOneOf, type Reader } from "../reader.ts";
import { fitBattery } from "./fit.ts";
import { type Facts, factSpecs, installedFacts } from "./fit-facts.ts";

const most = 12;
const together = 40;
const mostTried = 500;

/** A system includes its counterpart. */
const partners: Partial<Record<CategoryRole, CategoryRole>> = { inverter: "battery", battery: "inverter" };

/** The batteries for an inverter, or the inverters for a battery, computed from their specs. */
export async function listFits(reader: Reader, id: string) {
  const [own] = await reader.db
    .select({ category: products.category })
    .from(products)
    .where(eq(products.id, id));
  const roles = await reader.db.select({ id: categories.id, role: categories.role }).from(categories);
  const role = roles.find(({ id }) => id === own?.category)?.role;
  const partner = role && partners[role];
  if (!partner || !statesBattery((await readFacts(reader, [id])).get(id))) return [];
  const partnerCategories = roles.filter(({ role }) => role === partner).map(({ id }) => id);
  const rows = await reader.db
    .select({ id: productFacts.product })
    .from(productFacts)
    .where(and(inArray(productFacts.category, partnerCategories), eq(productFacts.legacy, false)))
    .orderBy(asc(productFacts.position))
    .limit(mostTried);
  reader.tags.add("products");
  const fits: Awaited<ReturnType<typeof fitAll>> = [];
  for (let from = 0; from < rows.length && fits.length < most; from += together) {
    const some = rows.slice(from, from + together).map((row) => row.id);
    fits.push(...(await fitAll(reader, id, some, partner === "battery")));
  }
  return fits.slice(0, most);
}

/** A box between the two has no battery voltage. */
function statesBattery(facts: Facts = {}) {
  return facts.batteryVoltage ?? facts.batteryWindow ?? facts.batteryNominalVoltage;
}

async function fitAll(reader: Reader, id: string, candidates: string[], isInverter: boolean) {
  const facts = await readFacts(reader, [id, ...candidates]);
  return candidates.flatMap((candidate) => {
    const [inverter, battery] = isInverter ? [id, candidate] : [candidate, id];
    const fit = fitBattery(facts.get(inverter) ?? {}, facts.get(battery) ?? {});
    return fit?.fits ? [{ id: candidate, ...fit }] : [];
  });
}

async function readFacts(reader: Reader, ids: string[]) {
  const [specs, installations] = await Promise.all([
    reader.db
      .select()
      .from(productSpecs)
      .where(and(isOneOf(productSpecs.product, ids), isOneOf(productSpecs.spec, factSpecs))),
    reader.db
      .select({ id: products.id, installation: products.installation })
      .from(products)
      .where(isOneOf(products.id, ids)),
  ]);
  const facts = new Map<string, Facts>(
    installations.map(({ id, installation }) => [id, { id, ...installedFacts(installation) }]),
  );
  for (const { product, spec, low, high, codes } of specs) {
    const value = codes ?? (high === null ? low : { low, high });
    facts.set(product, { ...facts.get(product), [spec]: value });
  }
  return facts;
}
