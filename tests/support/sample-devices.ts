import { roleOf } from "#domain/catalogue/role.ts";
import type { Device, SpecValue } from "#domain/sizing/device.ts";
import { readSample } from "./sample-content.ts";

/** The products of the sample as the tools read them, without a database. For tests. */
export async function sampleDevices(): Promise<Device[]> {
  const { products, categories } = await readSample();
  const roles = new Map(categories.map(({ id, data }) => [id, data.role]));
  return products
    .toSorted((a, b) => a.data.position - b.data.position)
    .map(({ id, data, texts }) => ({
      id,
      model: data.model,
      name: texts.en?.name ?? data.model,
      role: roleOf(roles.get(data.category), data.specs.ratedPower) ?? null,
      series: data.series,
      legacy: data.legacy ?? false,
      accessories: data.accessories ?? [],
      installation: data.installation ?? null,
      specs: Object.fromEntries(
        Object.entries(data.specs).map(([name, value]) => [name, specValueOf(value)]),
      ),
    }));
}

function specValueOf(value: unknown): SpecValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "string") return [value];
  if (typeof value === "object" && value && "min" in value) {
    const { min, max } = value as { min: number; max: number };
    return { low: min, high: max };
  }
  return value as SpecValue;
}
