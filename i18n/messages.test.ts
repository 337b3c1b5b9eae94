import compile from "icu-minify/compile";
import { expect, test } from "vitest";
import { currentMaker } from "#config/maker/read-maker.ts";
import { findMovedFigures } from "#tests/support/figures-in-order.ts";
import { areas } from "./areas.ts";
import { joinWords } from "./burmese-words.ts";
import { missingWords, readLanguageWords, type Words } from "./language-words.ts";
import { type Locale, languageOf, locales } from "./locales.ts";
import { readMessages } from "./read-messages.ts";
import { translator } from "./translator.ts";

const english = flatten(readMessages("english"));

test.each(locales)("every message exists in %s with the same arguments", (locale) => {
  const theirs = flatten(readMessages(locale));
  expect(missingWords(readLanguageWords(locale), readLanguageWords("english"))).toEqual([]);
  expect(missingWords(readLanguageWords("english"), readLanguageWords(locale))).toEqual([]);
  for (const [key, message] of english) {
    expect({ key, uses: argumentsOf(theirs.get(key) ?? "") }).toEqual({ key, uses: argumentsOf(message) });
  }
});

test.each(locales)("no message is empty in %s", (locale) => {
  const empty = [...flatten(readMessages(locale))].filter(([, message]) => message.trim() === "");
  expect(empty).toEqual([]);
});

test.each(locales)("the figures of a message stand in the same order in %s", (locale) => {
  const theirs = flatten(readMessages(locale));
  const said = (message: string) => message.replace(/=\d+(?= ?\{)/g, "");
  const alike = [...english].filter(([key]) => saysItself("english", key) === saysItself(locale, key));
  const moved = alike.flatMap(([key, message]) =>
    findMovedFigures(said(message), said(theirs.get(key) ?? ""), languageOf(locale)).map(
      (one) => `${key}: ${one}`,
    ),
  );
  expect(moved).toEqual([]);
});

const saysItself = (locale: Locale, key: string) =>
  Object.hasOwn(currentMaker().texts[languageOf(locale)]?.words ?? {}, key);

test("a key of an area never hides behind a dot", () => {
  expect(areas.length).toBeGreaterThan(8);
  for (const key of english.keys()) expect(key).not.toMatch(/\.\.|\.$/);
});

test.each([
  ["en", 1, "1 result was found", "1 result of another type was found."],
  ["en", 0, "0 results were found", "0 results of other types were found."],
  ["en", 2, "2 results were found", "2 results of other types were found."],
  ["es", 1, "Se encontró 1 resultado", "Se encontró 1 resultado de otros tipos."],
  ["es", 2, "Se encontraron 2 resultados", "Se encontraron 2 resultados de otros tipos."],
  ["fr", 0, "0 résultat trouvé", "0 résultat d’un autre type trouvé."],
  ["fr", 2, "2 résultats trouvés", "2 résultats d’autres types trouvés."],
  ["my", 1, joinWords("ရလဒ် 1\u00a0ခု တွေ့ရှိပါသည်"), joinWords("ရလဒ် 1\u00a0ခု တွေ့ရှိပါသည်။")],
] as const)("a search counts its results in %s: %i", (language, total, found, noneOfType) => {
  const t = translator(language);
  expect(t("search.found", { total })).toBe(found);
  expect(t("search.noneOfType", { total })).toContain(noneOfType);
});

test("a large count in a Spanish mail has a space between its thousands, as on the pages", () => {
  expect(translator("es")("catalogue.list.total", { total: 12_345 })).toBe("12\u00a0345 productos");
});

function flatten(words: Words, prefix = ""): Map<string, string> {
  const entries = Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

/**
 * Reads argument names from the compiled form: `[name, ...]`, with the branches of plurals and choices in an object.
 */
function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  const visit = (part: unknown) => {
    if (Array.isArray(part)) {
      const [name, ...rest] = part;
      if (typeof name === "string") names.add(name);
      else visit(name);
      for (const inner of rest) visit(inner);
    } else if (typeof part === "object" && part !== null) {
      for (const branch of Object.values(part)) if (Array.isArray(branch)) branch.forEach(visit);
    }
  };
  const compiled = compile(message);
  if (Array.isArray(compiled)) compiled.forEach(visit);
  return [...names].sort();
}
