import type { CompareGroup } from "./compare-rows.ts";

/** The table as plain text, one property a line, for a mail or a note. */
export function comparisonText(products: { name: string; model: string }[], groups: CompareGroup[]): string {
  const names = products.map(({ name, model }) => `${name} (${model})`).join(" | ");
  const lines = groups.flatMap(({ name, rows }) => [
    `\n${name}`,
    ...rows.map((row) => `${row.name}: ${row.values.join(" | ")}`),
  ]);
  return [names, ...lines].join("\n");
}
