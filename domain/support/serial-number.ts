import { hasRightCheck } from "./check-character.ts";

/** `HD`, model (2), year (2), ISO week (2), sequence (5), check character: 14 in all. */
const length = 14;

export const serialModels: Record<string, string> = {
  BW: "hd-bw",
  BG: "hd-bg",
  BM: "hd-bm3",
  AL: "hd-al20",
  R3: "hd-r3-6-1p",
  R5: "hd-r5-1p",
  R6: "hd-r6-1p",
  R8: "hd-r8-1p",
  RC: "hd-r12-1p",
  S8: "hd-s8-3p",
  SA: "hd-s10-3p",
  SF: "hd-s15-3p",
  SK: "hd-s20-3p",
  SU: "hd-s30-3p",
  SZ: "hd-s50-3p",
  O3: "hd-o3-24",
  O5: "hd-o5-48",
  O6: "hd-o6-2-48",
  M2: "hd-m25-3p",
  C5: "hd-c5",
  CA: "hd-c10",
  CG: "hd-c16",
  TA: "hd-t10",
  TF: "hd-t15",
  TK: "hd-t20",
  TP: "hd-t25",
  B5: "hd-b5",
  BE: "hd-b14",
  H5: "hd-h5-10",
  HA: "hd-h10-20",
  Q5: "hd-q50-100",
  QA: "hd-q100-215",
  QC: "hd-q125-261",
  E7: "hd-e7",
  EM: "hd-e22",
  PB: "hd-pb",
};

export type SerialNumber = {
  normalised: string;
  problem: "length" | "characters" | "model" | "week" | "check" | null;
  product: string | null;
  builtYear: number | null;
  builtWeek: number | null;
};

/** Reads a serial number as people type it: any case, with spaces, dots or hyphens. */
export function readSerialNumber(typed: string): SerialNumber {
  const normalised = typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s.\-–_/]/g, "");
  const product = serialModels[normalised.slice(2, 4)] ?? null;
  const builtYear = 2000 + Number(normalised.slice(4, 6));
  const builtWeek = Number(normalised.slice(6, 8));
  const problem = problemOf(normalised, product, builtYear, builtWeek);
  return problem
    ? { normalised, problem, product: null, builtYear: null, builtWeek: null }
    : { normalised, problem, product, builtYear, builtWeek };
}

function problemOf(serial: string, product: string | null, year: number, week: number) {
  if (!/^[0-9A-Z]*$/.test(serial)) return "characters";
  if (serial.length !== length) return "length";
  if (!/^HD[0-9A-Z]{2}\d{9}[0-9A-Z]$/.test(serial)) return "characters";
  if (!product) return "model";
  if (week < 1 || week > weeksIn(year)) return "week";
  return hasRightCheck(serial) ? null : "check";
}

/** A year has 53 ISO weeks when it begins or ends on a Thursday. */
function weeksIn(year: number) {
  const weekday = (month: number, day: number) => new Date(Date.UTC(year, month, day)).getUTCDay();
  return weekday(0, 1) === 4 || weekday(11, 31) === 4 ? 53 : 52;
}

/** The Monday of an ISO week. */
export function mondayOf(year: number, week: number) {
  const january4 = new Date(Date.UTC(year, 0, 4));
  const monday = january4.getTime() - ((january4.getUTCDay() + 6) % 7) * 86_400_000;
  return new Date(monday + (week - 1) * 7 * 86_400_000);
}
