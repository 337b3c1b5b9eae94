import type { Data } from "#api/client.ts";
import { writeCsv } from "#domain/csv.ts";

type Product = Data<"product/getSpecData">[number];
type Spec = Product["specs"][number];

/** One line per product, one column per value with its unit: opens in any spreadsheet. Numbers have a point. */
export function specCsv(products: Product[]): string {
  const columns = new Map(products.flatMap(({ specs }) => specs.map((spec) => [spec.id, spec] as const)));
  const head = [
    "model",
    "name",
    ...[...columns.values()].map(({ name, unit }) => (unit ? `${name} [${unit}]` : name)),
  ];
  const lines = products.map(({ model, name, specs }) => {
    const own = new Map(specs.map((spec) => [spec.id, spec]));
    return [model, name, ...[...columns.keys()].map((id) => cellOf(own.get(id)))];
  });
  return writeCsv([head, ...lines], { bom: true });
}

/** The same as data: numbers as numbers, each with its unit. */
export function specJson(products: Product[]) {
  return products.map(({ id, model, name, specs }) => ({
    id,
    model,
    name,
    specs: Object.fromEntries(
      specs.map((spec) => [spec.id, { name: spec.name, unit: spec.unit, value: rawOf(spec) }]),
    ),
  }));
}

function rawOf({ type, low, high, list, labels }: Spec) {
  if (type === "flag") return low === 1;
  if (labels) return labels.length === 1 ? labels[0] : labels;
  if (list) return list;
  return high === null ? low : { min: low, max: high };
}

function cellOf(spec: Spec | undefined) {
  if (!spec) return undefined;
  const value = rawOf(spec);
  if (Array.isArray(value)) return value.join("; ");
  if (value !== null && typeof value === "object") return `${value.min}–${value.max}`;
  return value;
}
