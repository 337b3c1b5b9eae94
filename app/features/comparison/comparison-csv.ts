import type { SpecValue } from "#app/features/spec-value/spec-parts.ts";
import { writeCsv } from "#domain/csv.ts";
import { formatNumber } from "#i18n/format-number.ts";
import type { NumberLocale } from "#i18n/locales.ts";

type Product = { model: string; name: string; groups: { specs: SpecValue[] }[] };

/**
 * One product a line, one property a column; the unit stands in the head, so that cells are numbers, written as the
 * spreadsheets of the language read them.
 */
export function comparisonCsv(
  products: Product[],
  words: { model: string; name: string },
  language: NumberLocale,
): string {
  const decimal = formatNumber(0.5, language).includes(",") ? "comma" : "point";
  const columns = new Map<string, SpecValue>();
  for (const { groups } of products)
    for (const spec of groups.flatMap(({ specs }) => specs))
      if (!columns.has(spec.id)) columns.set(spec.id, spec);
  const heads = [...columns.values()].map(({ name, unit }) => (unit ? `${name} (${unit})` : name));
  const lines = products.map(({ model, name, groups }) => {
    const own = new Map(groups.flatMap(({ specs }) => specs.map((spec) => [spec.id, spec])));
    return [model, name, ...[...columns.keys()].map((id) => cellOf(own.get(id), decimal))];
  });
  return writeCsv([[words.model, words.name, ...heads], ...lines], { bom: true, decimal });
}

function cellOf(spec: SpecValue | undefined, decimal: "comma" | "point"): string | number {
  if (!spec) return "";
  const { labels, list, low, high } = spec;
  const write = (value: number) => String(value).replace(".", decimal === "comma" ? "," : ".");
  if (labels) return labels.join("; ");
  if (list) return list.join("; ");
  if (low === null) return "";
  return high !== null && high !== low ? [low, high].map(write).join(" … ") : low;
}
