import type { Battery } from "#app/features/plots/capacity-fade.ts";
import { type ShownProduct, specNumber } from "./shown-product.ts";

/** The two figures that the efficiency curve of an inverter is drawn from. */
export function efficiencyOf(product: ShownProduct) {
  const [max, euro] = [specNumber(product, "efficiencyMax"), specNumber(product, "efficiencyEuro")];
  return max && euro ? { max, euro } : undefined;
}

/** What a battery promises for its years; undefined where one of the figures is not stated. */
export function capacityOf(product: ShownProduct): Battery | undefined {
  const cycles = specNumber(product, "cycles");
  const endShare = specNumber(product, "endOfLifeCapacity");
  const nominal = specNumber(product, "nominalEnergy");
  const years = specNumber(product, "performanceWarrantyYears") ?? specNumber(product, "warrantyYears");
  if (!cycles || !endShare || !nominal || !years) return undefined;
  const depth = specNumber(product, "depthOfDischarge") ?? 100;
  const usable = specNumber(product, "usableEnergy") ?? (nominal * depth) / 100;
  const throughput = specNumber(product, "throughput");
  return { nominal, usable, cycles, endShare, years, throughput };
}

export function hasCurve(product: ShownProduct) {
  return efficiencyOf(product) !== undefined || capacityOf(product) !== undefined;
}
