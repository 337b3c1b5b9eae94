import { expect, test } from "vitest";
import { locales } from "#i18n/locales.ts";
import { languageFor } from "./language-code.ts";

test.each([
  ["english", "es", "es"],
  [undefined, "my", "my"],
  ["nigeria", "es", "es"],
  ["spanish", "en", "es"],
  ["es", "en", "es"],
  ["burmese", "es", "my"],
] as const)("the code %s with the accepted language %s means %s", (code, accepted, language) => {
  expect(languageFor(code, accepted, locales)).toBe(language);
});

test("a language that is not offered is answered with the accepted one, or the default", () => {
  const offered = ["english", "spanish"] as const;
  expect(languageFor("burmese", "es", offered)).toBe("es");
  expect(languageFor("my", "en", offered)).toBe("en");
  expect(languageFor("english", "my", offered)).toBe("en");
});
