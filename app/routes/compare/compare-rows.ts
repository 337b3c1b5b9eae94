import type { ComparedProduct } from "#app/features/comparison/load-comparison.ts";
import type { SpecValue } from "#app/features/spec-value/spec-parts.ts";

export type CompareRow = { id: string; name: string; values: string[]; differs: boolean };
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
        group.rows.push({ id: spec.id, name: spec.name, values, differs: new Set(values).size > 1 });
      }
    }
  }
  return [...groups.values()];
}

function textOf({ groups }: ComparedProduct, group: string, id: string, text: (spec: SpecValue) => string) {
  const spec = groups.find((entry) => entry.id === group)?.specs.find((entry) => entry.id === id);
  return spec && text(spec);
}
