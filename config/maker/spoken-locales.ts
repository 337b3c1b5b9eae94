import { type Locale, locales, usualLocales } from "../languages.ts";
import { currentMaker } from "./read-maker.ts";

/** Those that pages and search rows are made in: the usual ones, and what the maker's record or LANGUAGES names besides. */
export function spokenLocales(environment = process.env): Locale[] {
  const named = environment.LANGUAGES?.split(",").map((name) => name.trim()) ?? [];
  const known = new Set<string>([...named, ...(currentMaker().data.languages ?? [])]);
  return locales.filter((locale) => usualLocales.includes(locale) || known.has(locale));
}
