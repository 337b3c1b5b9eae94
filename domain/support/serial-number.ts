import { currentMaker } from "#config/maker/read-maker.ts";
import {
  type SerialField,
  type SerialPart,
  type SerialScheme,
  serialParts,
} from "#config/maker/serial-scheme.ts";
import { hasRightCheck } from "./check-character.ts";
import { listLookAlikes } from "./look-alikes.ts";

export type SerialNumber = {
  normalised: string;
  problem: "length" | "characters" | "model" | "week" | "check" | null;
  product: string | null;
  builtYear: number | null;
  builtWeek: number | null;
  builtMonth: number | null;
};

/** The one valid number that looks like the typed one: O and 0, I and 1, B and 8 are easily confused. */
export function findMeant({ normalised, problem }: SerialNumber, scheme = currentMaker().data.serial) {
  if (problem === null) return null;
  const meant = listLookAlikes(normalised).filter(
    (serial) => readSerialNumber(serial, scheme).problem === null,
  );
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

/** Accepts any case, spaces, dots and hyphens. */
export function readSerialNumber(typed: string, scheme = currentMaker().data.serial): SerialNumber {
  const normalised = typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s.\-–_/]/g, "");
  const none = { product: null, builtYear: null, builtWeek: null, builtMonth: null };
  if (!scheme) return { normalised, problem: "model", ...none };
  const { parts, form } = readingOf(scheme);
  const built = builtIn(normalised, parts);
  const product = scheme.models[partOf(normalised, parts, "model")] ?? null;
  const problem = problemOf(normalised, { scheme, parts, form, product, ...built });
  return problem ? { normalised, problem, ...none } : { normalised, problem, product, ...built };
}

type Reading = {
  scheme: SerialScheme;
  parts: SerialPart[];
  form: RegExp;
  product: string | null;
  builtYear: number | null;
  builtWeek: number | null;
  builtMonth: number | null;
};

function problemOf(serial: string, { scheme, parts, form, product, ...built }: Reading) {
  if (!/^[0-9A-Z]*$/.test(serial)) return "characters";
  if (serial.length !== parts.reduce((sum, { length }) => sum + length, 0)) return "length";
  if (!form.test(serial)) return "characters";
  if (!product) return "model";
  if (!isDate(built)) return "week";
  return hasRightCheck(serial, scheme, parts, built.builtYear) ? null : "check";
}

const known = new WeakMap<SerialScheme, Pick<Reading, "parts" | "form">>();

function readingOf(scheme: SerialScheme) {
  const read = known.get(scheme);
  if (read) return read;
  const parts = serialParts(scheme.pattern) ?? [];
  const made = { parts, form: new RegExp(`^${parts.map(patternOf).join("")}$`) };
  known.set(scheme, made);
  return made;
}

function patternOf({ field, text, length }: SerialPart) {
  if (field === "text") return text;
  return field === "model" || field === "check" ? `[0-9A-Z]{${length}}` : `\\d{${length}}`;
}

/** Two digits mean a year of this century. */
function builtIn(serial: string, parts: SerialPart[]) {
  const year = partOf(serial, parts, "year");
  const builtYear = year ? Number(year) + (year.length === 2 ? 2000 : 0) : null;
  const week = partOf(serial, parts, "week");
  const month = partOf(serial, parts, "month");
  if (week) return { builtYear, builtWeek: Number(week), builtMonth: null };
  if (!builtYear || !month) return { builtYear, builtWeek: null, builtMonth: null };
  return { builtYear, builtWeek: null, builtMonth: Number(month) };
}

type Built = Pick<SerialNumber, "builtYear" | "builtWeek" | "builtMonth">;

function isDate({ builtYear, builtWeek, builtMonth }: Built) {
  if (builtMonth !== null) return builtMonth >= 1 && builtMonth <= 12;
  if (builtYear === null || builtWeek === null) return true;
  return builtWeek >= 1 && builtWeek <= weeksIn(builtYear);
}

/** The first possible day of manufacture. */
export function builtOn({ builtYear, builtWeek, builtMonth }: Built) {
  if (!builtYear) return undefined;
  if (builtMonth) return new Date(Date.UTC(builtYear, builtMonth - 1, 1));
  return builtWeek ? mondayOf(builtYear, builtWeek) : undefined;
}

function partOf(serial: string, parts: SerialPart[], field: SerialField) {
  const place = parts.findIndex((part) => part.field === field);
  if (place < 0) return "";
  const start = parts.slice(0, place).reduce((sum, { length }) => sum + length, 0);
  return serial.slice(start, start + (parts[place]?.length ?? 0));
}

/** A year has 53 ISO weeks if it starts or ends on a Thursday. */
function weeksIn(year: number) {
  const weekday = (month: number, day: number) => new Date(Date.UTC(year, month, day)).getUTCDay();
  return weekday(0, 1) === 4 || weekday(11, 31) === 4 ? 53 : 52;
}

export function mondayOf(year: number, week: number) {
  const january4 = new Date(Date.UTC(year, 0, 4));
  const monday = january4.getTime() - ((january4.getUTCDay() + 6) % 7) * 86_400_000;
  return new Date(monday + (week - 1) * 7 * 86_400_000);
}
