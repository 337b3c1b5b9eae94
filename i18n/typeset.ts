import { joinWords } from "./burmese-words.ts";
import { keepRanges } from "./unbroken.ts";

/** Longer ones first where one begins with another; what follows must not be a letter, so `m` is not found in `min`. */
const units =
  "kWp|Wp|kWh|MWh|GWh|Wh|kW|MW|W|kVAr|kvar|kVA|VA|kV|mV|V|mA|kA|Ah|A|kHz|Hz|mm²|cm²|m²|m³|mm|cm|km/h|km|m|kg|g|°C|°F|K|%|N·m|kPa|Pa|bar|dB\\(A\\)|dB|mΩ|kΩ|Ω|min|ms|h|s|ml|L|l|MB|KB|GB|hp";

/** A figure, the end of an argument of a message, or the number of a plural. */
const unitOfFigure = new RegExp(`(?<=[\\d}#])[ \\u00a0](?=(?:${units})(?![\\p{L}\\p{N}]))`, "gu");
const newtonMetres = /(?<=\d)[ \u00a0]Nm(?![\p{L}\p{N}])/gu;
const minus = /(^|[\s(>])-(?=\d)/gm;
const times = /(?<=\d)[ \u00a0][x×] (?=[\p{Lu}\d{])/gu;
/** French sets a space before these marks and inside its quotation marks: none of them begins or ends a line. */
const highMark = /(?<=[\p{L}\p{N}\p{Pe}}”’"%°²³»])[ \u00a0](?=[?!;](?:\s|$|<))/gu;
const colon = /(?<=[\p{L}\p{N})}»]) (?=:(?:\s|$|<))/gu;
const openQuotation = /« /g;
const closeQuotation = / (?=»)/g;
const carbonDioxide = /\bCO2\b/g;

/**
 * Sets figures as print does: a figure and its unit stay on one line, a minus is a minus, times is ×. Writers type what
 * their keyboard has. Burmese words of other languages are kept whole.
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

/** The unit that a label names in brackets, an argument that is counted, and one quantity by another. */
const unitInBrackets = new RegExp(`(?<=[\\p{L}\\p{N}]) (?=\\((?:${units})(?:/[^)\\s]+)?\\))`, "gu");
const timesArgument = /(?<=[}#]) × (?=[\p{Lu}\d{])/gu;
const unitByUnit = /%\/(?=°C)/gu;

/** What is counted: in hundreds, or by the word that Burmese sets after a figure. */
const counted = /(?<=[\d}#\u1040-\u1049]) (?=percent\b|por ciento\b|poles\b|polos\b|[\u1000-\u1021])/gu;

/** The same for words of the interface, whose labels name units, ranges and counts. */
export const typesetLabel = (text: string) =>
  keepRanges(typeset(text))
    .replace(counted, "\u00a0")
    .replace(unitInBrackets, "\u00a0")
    .replace(timesArgument, "\u00a0× ")
    .replace(unitByUnit, "%/\u2060");

/** What was taken out of a longer text and lost its no-break spaces. */
export const keepUnits = (text: string) => text.replace(unitOfFigure, "\u00a0");

/** The same for every text of a record or a file of messages. */
export function typesetAll<T>(value: T, set = typeset): T {
  if (typeof value === "string") return set(value) as T;
  if (Array.isArray(value)) return value.map((entry) => typesetAll(entry, set)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, typesetAll(entry, set)])) as T;
}
