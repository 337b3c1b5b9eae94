import { type Locale, locales, usualLocales } from "../languages.ts";
import { currentMaker } from "./read-maker.ts";

/**
 * The languages that pages and search rows exist in: the defaults, and those that the maker's record or LANGUAGES
 * adds.
 */
export function spokenLocales(environment = process.env): Locale[] {
  const named = environment.LANGUAGES?.split(",").map((name) => name.trim()) ?? [];
  const known = new Set<string>([...named, ...(currentMaker().data.languages ?? [])]);
  return locales.filter((locale) => usualLocales.includes(locale) || known.has(locale));
}
