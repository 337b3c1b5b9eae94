import { expect, test } from "vitest";
import { formatters } from "./formatters.ts";

const counts = [0, 1, 2, 3, 11, 21, 100, 101, 999, 1000, 1_000_000, 0.5, 1.5];

test.each(["en", "es", "fr", "ar", "pl"])("counts choose the same form in %s as Intl would", (locale) => {
  const rules = formatters.getPluralRules(locale);
  const intl = new Intl.PluralRules(locale);
  expect(counts.map((count) => rules.select(count))).toEqual(counts.map((count) => intl.select(count)));
});
