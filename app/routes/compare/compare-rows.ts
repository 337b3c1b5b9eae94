import type { ComparedProduct } from "#app/features/comparison/load-comparison.ts";
import type { SpecValue } from "#app/features/spec-value/spec-parts.ts";

export type CompareRow = {
  id: string;
  name: string;
  values: string[];
  differs: boolean;
  /** Each value as a share of the largest, where the record of the spec says that it is plotted. */
  bars?: (number | undefined)[] | undefined;
};
export type CompareGroup = { id: string; name: string; rows: CompareRow[] };

/** Every property that one of the products states, in the order of the tables, and whether they differ in it. */
export function compareRows(
  products: ComparedProduct[],
  text: (spec: SpecValue) => string,
  none: string,
): CompareGroup[] {
  const groups = new Map<string, CompareGroup>();
  for (const { groups: own } of products) {
    for (const { id, name, specs } of own) {
      const group = groups.get(id) ?? { id, name, rows: [] };
      groups.set(id, group);
      for (const spec of specs) {
        if (group.rows.some((row) => row.id === spec.id)) continue;
        const values = products.map((product) => textOf(product, id, spec.id, text) ?? none);
        const bars = spec.plot && barsOf(products.map((product) => specOf(product, id, spec.id)?.low));
        group.rows.push({ id: spec.id, name: spec.name, values, differs: new Set(values).size > 1, bars });
      }
    }
  }
  return [...groups.values()];
}

function barsOf(values: (number | null | undefined)[]) {
  const most = Math.max(...values.map((value) => value ?? 0));
  return values.map((value) =>
    typeof value === "number" && most > 0 ? Math.max(0, value) / most : undefined,
  );
}

function textOf(product: ComparedProduct, group: string, id: string, text: (spec: SpecValue) => string) {
  const spec = specOf(product, group, id);
  return spec && text(spec);
}

function specOf({ groups }: ComparedProduct, group: string, id: string) {
  return groups.find((entry) => entry.id === group)?.specs.find((entry) => entry.id === id);
}
