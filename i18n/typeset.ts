import { joinWords } from "./burmese-words.ts";
import { keepRanges } from "./unbroken.ts";

/** Longer units before their prefixes. No letter may follow, so that `m` does not match in `min`. */
const units =
  "kWp|Wp|kWh|MWh|GWh|Wh|kW|MW|W|kVAr|kvar|kVA|VA|kV|mV|V|mA|kA|Ah|A|kHz|Hz|mm²|cm²|m²|m³|mm|cm|km/h|km|m|kg|g|°C|°F|K|%|N·m|kPa|Pa|bar|dB\\(A\\)|dB|mΩ|kΩ|Ω|min|ms|h|s|ml|L|l|MB|KB|GB|hp";

/** A figure, the end of a message argument, or the `#` of a plural. */
const unitOfFigure = new RegExp(`(?<=[\\d}#])[ \\u00a0](?=(?:${units})(?![\\p{L}\\p{N}]))`, "gu");
const newtonMetres = /(?<=\d)[ \u00a0]Nm(?![\p{L}\p{N}])/gu;
const minus = /(^|[\s(>])-(?=\d)/gm;
const times = /(?<=\d)[ \u00a0][x×] (?=[\p{Lu}\d{])/gu;
/** French puts a no-break space before these marks and inside its quotation marks. */
const highMark = /(?<=[\p{L}\p{N}\p{Pe}}”’"%°²³»])[ \u00a0](?=[?!;](?:\s|$|<))/gu;
const colon = /(?<=[\p{L}\p{N})}»]) (?=:(?:\s|$|<))/gu;
const openQuotation = /« /g;
const closeQuotation = / (?=»)/g;
const carbonDioxide = /\bCO2\b/g;

/**
 * Typesets figures: no break between figure and unit, a real minus sign, × for times. Writers type what their keyboard
 * has. Foreign words in Burmese stay whole.
 */
export function typeset(text: string): string {
  const joined = /[\u1000-\u109f]/.test(text) ? joinWords(text) : text;
  return joined
    .replace(newtonMetres, "\u00a0N·m")
    .replace(unitOfFigure, "\u00a0")
    .replace(minus, "$1−")
    .replace(times, "\u00a0× ")
    .replace(highMark, "\u202f")
    .replace(colon, "\u00a0")
    .replace(openQuotation, "«\u00a0")
    .replace(closeQuotation, "\u00a0")
    .replace(carbonDioxide, "CO₂");
}

/** A unit in a label's brackets, a counted argument, and a product of two quantities. */
const unitInBrackets = new RegExp(`(?<=[\\p{L}\\p{N}]) (?=\\((?:${units})(?:/[^)\\s]+)?\\))`, "gu");
const timesArgument = /(?<=[}#]) × (?=[\p{Lu}\d{])/gu;
const unitByUnit = /%\/(?=°C)/gu;

/** Counted things: in hundreds, or with a Burmese classifier. */
const counted = /(?<=[\d}#\u1040-\u1049]) (?=percent\b|por ciento\b|poles\b|polos\b|[\u1000-\u1021])/gu;

/** The same for interface words, whose labels hold units, ranges and counts. */
export const typesetLabel = (text: string) =>
  keepRanges(typeset(text))
    .replace(counted, "\u00a0")
    .replace(unitInBrackets, "\u00a0")
    .replace(timesArgument, "\u00a0× ")
    .replace(unitByUnit, "%/\u2060");

export const keepUnits = (text: string) => text.replace(unitOfFigure, "\u00a0");

export function typesetAll<T>(value: T, set = typeset): T {
  if (typeof value === "string") return set(value) as T;
  if (Array.isArray(value)) return value.map((entry) => typesetAll(entry, set)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, typesetAll(entry, set)])) as T;
}
