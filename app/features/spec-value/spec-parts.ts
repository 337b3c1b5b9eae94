import type { Data } from "#api/client.ts";

export type SpecValue = Data<"product/getProductData">["figures"][number];
export type SpecParts = { value: string; unit: string };

type Words = {
  number: (value: number) => string;
  flag: (value: boolean) => string;
  /** A unit that is a word, such as years, in the language of the page. */
  spelled: (unit: "y" | "d", value: number, text: string) => string;
};

/** What a spec value says, number and unit apart. `short` turns thousands of watts into kilowatts. */
export function specParts(spec: SpecValue, words: Words, short = false): SpecParts {
  const { type, labels, list, low, high } = spec;
  if (type === "flag") return { value: words.flag(low !== 0), unit: "" };
  if (labels) return { value: labels.join(", "), unit: "" };
  const scale = short ? scaleOf(spec) : undefined;
  const text = (value: number) => words.number(scale ? value / 1000 : value).replace("-", "−");
  const unit = scale ?? spec.unit ?? "";
  if (list) return { value: list.map(text).join(" / "), unit };
  if (low === null) return { value: "–", unit: "" };
  if (high !== null && high !== low)
    return { value: `${text(low)}${low < 0 ? " … " : "–"}${text(high)}`, unit };
  if (unit === "y" || unit === "d") return { value: words.spelled(unit, low, text(low)), unit: "" };
  return { value: text(low), unit };
}

function scaleOf({ unit, low, list }: SpecValue): string | undefined {
  const largest = Math.max(low ?? 0, ...(list ?? []));
  return (unit === "W" || unit === "VA") && largest >= 1000 ? `k${unit}` : undefined;
}

/** A narrow space keeps the number and its unit on one line. */
export function joinParts({ value, unit }: SpecParts): string {
  return unit ? `${value}\u00a0${unit}` : value;
}
