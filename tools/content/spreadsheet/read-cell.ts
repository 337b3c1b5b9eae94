export type Decimal = "point" | "comma";

const separators = { point: [".", ","], comma: [",", "."] } as const;

/** A number as it is written with a decimal point or comma; a sentence if it is none, or is written the other way. */
export function readNumber(text: string, decimal: Decimal): number | string {
  const [mark, other] = separators[decimal];
  if (!new RegExp(`^[-−]?\\d+(\\${mark}\\d+)?$`).test(text)) {
    const hint = text.includes(other) ? ` (decimals are written with a ${decimal}: --decimal says so)` : "";
    return `"${text}" is not a number${hint}`;
  }
  return Number(text.replace("−", "-").replace(mark, "."));
}

/** `a | b`; never an empty entry. */
export const readList = (text: string) =>
  text
    .split("|")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

export function readFlag(text: string): boolean | string {
  if (/^(yes|true|1)$/i.test(text)) return true;
  return /^(no|false|0)$/i.test(text) ? false : `"${text}" is neither yes nor no`;
}

/** What a spec of this type is given; a string is a fault only for types that are not words. */
export function readSpec(
  text: string,
  type: string,
  decimal: Decimal,
): { value: unknown } | { fault: string } {
  const told = (value: unknown) => (typeof value === "string" ? { fault: value } : { value });
  if (type === "number" || type === "range") return told(readNumber(text, decimal));
  if (type === "flag") return told(readFlag(text));
  const entries = readList(text);
  if (type !== "list") return { value: entries.length === 1 ? entries[0] : entries };
  const numbers = entries.map((entry) => readNumber(entry, decimal));
  const fault = numbers.find((entry) => typeof entry === "string");
  return fault === undefined ? { value: numbers } : { fault: String(fault) };
}
