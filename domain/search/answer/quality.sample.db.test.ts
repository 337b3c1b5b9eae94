import { afterAll, beforeAll, expect, test } from "vitest";
import { type Language, languageOf, usualLocales } from "#i18n/locales.ts";
import { readMessages } from "#i18n/read-messages.ts";
import { openSampleDatabase } from "#tests/support/sample-database.ts";
import { searchByType } from "./search-by-type.ts";
import { searchStatistics } from "./search-statistics.ts";

let sample: Awaited<ReturnType<typeof openSampleDatabase>>;
beforeAll(async () => {
  sample = await openSampleDatabase();
});
afterAll(() => sample.close());

test.each(usualLocales)("the words of the quick links find things in %s", async (locale) => {
  const { datasheet, inverter, battery } = readMessages(locale).shell.search;
  for (const keyword of [datasheet, inverter, battery]) {
    const { types } = await searchStatistics(reader(languageOf(locale)), { keyword });
    const expected = keyword === datasheet ? ["document"] : ["document", "product"];
    expect(types.map(({ type }) => type)).toEqual(expect.arrayContaining(expected));
  }
});

test.each(usualLocales)("the words offered before a question find things in %s", async (locale) => {
  for (const keyword of Object.values(readMessages(locale).search.start.words)) {
    const { total } = await searchStatistics(reader(languageOf(locale)), { keyword });
    expect(total, keyword).toBeGreaterThan(3);
  }
});

test("an excerpt in Burmese ends its sentences as Burmese does", async () => {
  const { list } = await searchByType(reader("my"), { keyword: "ridge", pageNum: 1, pageSize: 10 });
  const excerpts = list.map(({ excerpt }) => excerpt.map(({ text }) => text).join(""));
  expect(excerpts.join("\n")).toMatch(/[\u1000-\u109f]။ /);
  expect(excerpts.join("\n")).not.toMatch(/[\u1000-\u109f]\. /);
});

function reader(language: Language) {
  return { db: sample.db, language, tags: new Set<string>() };
}
