import type { SpecValue } from "#app/features/spec-value/spec-parts.ts";
import { writeCsv } from "#domain/csv.ts";

type Product = { model: string; name: string; groups: { specs: SpecValue[] }[] };

/** One product a line, one property a column; the unit stands in the head, so that cells are numbers. */
export function comparisonCsv(products: Product[], words: { model: string; name: string }): string {
  const columns = new Map<string, SpecValue>();
  for (const { groups } of products)
    for (const spec of groups.flatMap(({ specs }) => specs))
      if (!columns.has(spec.id)) columns.set(spec.id, spec);
  const heads = [...columns.values()].map(({ name, unit }) => (unit ? `${name} (${unit})` : name));
  const lines = products.map(({ model, name, groups }) => {
    const own = new Map(groups.flatMap(({ specs }) => specs.map((spec) => [spec.id, spec])));
    return [model, name, ...[...columns.keys()].map((id) => cellOf(own.get(id)))];
  });
  return writeCsv([[words.model, words.name, ...heads], ...lines], { bom: true });
}

function cellOf(spec: SpecValue | undefined): string | number {
  if (!spec) return "";
  const { labels, list, low, high } = spec;
  if (labels) return labels.join("; ");
  if (list) return list.join("; ");
  if (low === null) return "";
  return high !== null && high !== low ? `${low} … ${high}` : low;
}
