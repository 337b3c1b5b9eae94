import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { searchDocs } from "#db/schema/search.ts";
import { openFixture } from "#tests/support/search-fixture.ts";
import { completeLanguages } from "./complete-languages.ts";

test("a language that the site speaks from now on can be searched, in English until it is translated", async () => {
  const { db, close } = await openFixture();
  onTestFinished(close);
  const french = () => db.select().from(searchDocs).where(eq(searchDocs.language, "fr"));
  expect(await french()).toEqual([]);
  process.env.LANGUAGES = "english,french";
  onTestFinished(() => {
    delete process.env.LANGUAGES;
  });
  expect(await completeLanguages(db)).toEqual(["fr"]);
  expect((await french()).map(({ textLanguage }) => textLanguage)).toContain("en");
  expect(await completeLanguages(db)).toEqual([]);
});
