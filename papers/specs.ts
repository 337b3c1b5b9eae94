import type { Language, Library, Product } from "./library.ts";
import { textOf } from "./library.ts";
import { formatNumber } from "./numbers.ts";
import { wordsIn } from "./words/words.ts";

type Value = Product["data"]["specs"][string];
export type Spec = { id: string; name: string; value: string; unit: string; footnote?: string };
export type SpecGroup = { id: string; name: string; specs: Spec[] };

/** The spec tables of one product, in the order of the definitions, without empty groups. */
export function listSpecs(library: Library, product: Product, language: Language): SpecGroup[] {
  return library.specs
    .flatMap((record) => {
      const text = textOf(record, language);
      return record.data.groups.map((group) => ({
        id: group.id,
        name: text.groups[group.id] ?? group.id,
        specs: group.specs.flatMap((definition) => {
          const value = product.data.specs[definition.id];
          const words = text.specs[definition.id];
          if (value === undefined || !words) return [];
          return [
            {
              id: definition.id,
              name: words.name,
              footnote: words.footnote,
              ...say(value, definition, words.choices, language),
            },
          ];
        }),
      }));
    })
    .filter(({ specs }) => specs.length > 0);
}

/** The key figures of a product: those that its maker shows large, then the others. */
export function listTelling({ specs }: Library): string[] {
  const all = specs.flatMap(({ data }) => data.groups.flatMap((group) => group.specs));
  return [...all.filter(({ key }) => key), ...all.filter(({ key }) => !key)].map(({ id }) => id);
}

export function joinSpec({ value, unit }: { value: string; unit: string }) {
  return unit ? `${value}\u00a0${unit}` : value;
}

function say(
  value: Value,
  { type, unit = "" }: { type: string; unit?: string },
  choices: Record<string, string> | undefined,
  language: Language,
) {
  const words = wordsIn(language);
  const number = (entry: number) => formatNumber(entry, language);
  if (typeof value === "boolean") return { value: value ? words.yes : words.no, unit: "" };
  if (type === "choice" || type === "code") {
    return {
      value: [value]
        .flat()
        .map((entry) => choices?.[String(entry)] ?? String(entry))
        .join(", "),
      unit: "",
    };
  }
  if (Array.isArray(value))
    return {
      value: value.map((entry) => (typeof entry === "number" ? number(entry) : entry)).join(" / "),
      unit,
    };
  if (typeof value === "object") {
    return { value: `${number(value.min)}${value.min < 0 ? " … " : "–"}${number(value.max)}`, unit };
  }
  if (typeof value === "number" && (unit === "y" || unit === "d"))
    return { value: words.spelled[unit](value, number(value)), unit: "" };
  return { value: typeof value === "number" ? number(value) : value, unit };
}
