import type { Language, Library, Product } from "../library.ts";
import { type Html, html } from "../page/html.ts";
import { joinSpec, listSpecs } from "../specs.ts";
import { wordsIn } from "../words/words.ts";

/** All specs of a series, one column per model; equal values are written once. */
export function showSeriesTable(library: Library, products: Product[], language: Language): Html {
  const tables = products.map(
    (product) =>
      new Map(
        listSpecs(library, product, language).flatMap(({ specs }) =>
          specs.map((spec) => [spec.id, joinSpec(spec)]),
        ),
      ),
  );
  const groups = library.specs[0]?.data.groups ?? [];
  const text = library.specs[0]?.texts[language];
  const rows = groups.flatMap((group) => {
    const ids = group.specs.map(({ id }) => id).filter((id) => tables.some((table) => table.has(id)));
    if (ids.length === 0) return [];
    const title = html`<tr class="group"><th colspan="${products.length + 1}" scope="rowgroup">${text?.groups[group.id]}</th></tr>`;
    return [
      title,
      ...ids.map(
        (id) =>
          html`<tr><th scope="row">${text?.specs[id]?.name}</th>${cells(tables.map((table) => table.get(id) ?? "–"))}</tr>`,
      ),
    ];
  });
  return html`<table class="series ${rows.length > 22 ? "long" : "short"}"><thead><tr><th scope="col">${wordsIn(language).model}</th>${products.map(({ data }) => html`<th scope="col">${data.model}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
}

function cells(values: string[]): Html {
  if (new Set(values).size === 1) return html`<td colspan="${values.length}">${values[0]}</td>`;
  return html`${values.map((value) => html`<td>${value}</td>`)}`;
}
