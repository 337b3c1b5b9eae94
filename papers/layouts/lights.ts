import { sayLight, sayPattern } from "#domain/support/light-words.ts";
import type { Language, Library, Product } from "../library.ts";
import { textOf } from "../library.ts";
import { type Html, html } from "../page/html.ts";
import { wordsIn } from "../words/words.ts";

type Table = Library["lights"][number];
type Entry = Table["data"]["entries"][number];

/** The lights of a series as on the site; if only some models have them, their names stand above. */
export function showLights(library: Library, products: Product[], language: Language): Html {
  const tables = tablesOf(library, products).filter(({ data }) => data.entries.some(({ lights }) => lights));
  return html`${tables.map((table) => html`${showModels(library, table, language)}${showPatterns(table, language)}`)}`;
}

function showModels(library: Library, { data }: Table, language: Language) {
  if (!data.products) return undefined;
  return html`<h3>${data.products.map((id) => textOf(library.product(id), language).name).join(", ")}</h3>`;
}

function showPatterns(table: Table, language: Language): Html {
  const words = wordsIn(language).lights;
  const lamps = table.data.lamps ?? [];
  const isWide = lamps.length > 1;
  const head = [...(isWide ? lamps : [words.light]), words.meaning, words.owner];
  const rows = table.data.entries.filter(({ lights }) => lights);
  const cells = (entry: Entry) =>
    isWide
      ? (entry.lights ?? []).map((light) => sayLight(light, language))
      : [sayPattern(entry, lamps, language)];
  return showTable(table, head, rows, language, (entry, { meaning, owner }) => [
    ...cells(entry),
    meaning,
    owner,
  ]);
}

/** The codes of a series: meaning, what an owner may do, and what only the installer may do. */
export function showCodes(library: Library, products: Product[], language: Language): Html {
  const words = wordsIn(language).lights;
  const head = [words.code, words.meaning, words.owner, words.installer];
  return html`${tablesOf(library, products)
    .map((table) => ({ table, rows: table.data.entries.filter(({ code }) => code) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ table, rows }) =>
      showTable(table, head, rows, language, (entry, { meaning, owner, installer }) => [
        entry.code ?? "",
        meaning,
        owner,
        installer ?? "–",
      ]),
    )}`;
}

function tablesOf({ lights }: Library, [product]: Product[]) {
  const series = product?.data.series ?? "";
  return lights
    .filter(({ data }) => data.series.includes(series))
    .sort((a, b) => a.data.position - b.data.position);
}

type Words = ReturnType<typeof textOf<NonNullable<Table["texts"]["en"]>>>["entries"][string];

function showTable(
  table: Table,
  head: string[],
  rows: Entry[],
  language: Language,
  cellsOf: (entry: Entry, words: Words) => string[],
): Html {
  const { entries } = textOf(table, language);
  return html`<table class="columns-${head.length}"><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead><tbody>${rows.map(
    (entry) => {
      const words = entries[entry.id];
      return (
        words &&
        html`<tr id="light-${entry.id}">${cellsOf(entry, words).map((cell) => html`<td>${cell}</td>`)}</tr>`
      );
    },
  )}</tbody></table>`;
}
