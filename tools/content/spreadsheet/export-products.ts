import type { Content } from "#domain/content/records.ts";
import { writeCsv } from "#domain/csv.ts";
import { languageTags } from "#i18n/locales.ts";
import type { Decimal } from "./read-cell.ts";

/** One row for each product, one column for each field that one of them has: what `import` reads. */
export function exportProducts({ products, specs }: Content, decimal: Decimal): string {
  const definitions = specs.flatMap(({ data }) => data.groups.flatMap((group) => group.specs));
  const rows = products.map(({ id, data, texts }) => {
    const row = new Map<string, string | number>([["id", id]]);
    for (const field of ["model", "category", "series", "position", "legacy"] as const)
      if (data[field] !== undefined) row.set(field, write(data[field]));
    for (const field of ["segments", "images", "accessories", "successors"] as const)
      if (data[field]?.length) row.set(field, data[field].join(" | "));
    for (const { id: spec, unit } of definitions) {
      const value = data.specs[spec];
      const head = (name: string) => (unit ? `${name} [${unit}]` : name);
      if (typeof value === "object" && "min" in value) {
        row.set(head(`${spec}.min`), write(value.min));
        row.set(head(`${spec}.max`), write(value.max));
      } else if (value !== undefined)
        row.set(head(spec), Array.isArray(value) ? value.map(written).join(" | ") : write(value));
    }
    for (const tag of languageTags)
      for (const field of ["name", "summary", "description"] as const)
        if (texts[tag]) row.set(`${field} [${tag}]`, texts[tag][field]);
    return row;
  });
  const head = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return writeCsv([head, ...rows.map((row) => head.map((name) => row.get(name)))], { decimal });

  function written(value: string | number) {
    const text = String(value);
    return typeof value === "number" && decimal === "comma" ? text.replace(".", ",") : text;
  }
}

const write = (value: string | number | boolean) =>
  typeof value === "boolean" ? (value ? "yes" : "no") : value;
