import { expect, test } from "vitest";
import { ofLanguage, ofLanguages, routeListOf } from "./routes.ts";

test("a visitor gets the list of the routes in one language", () => {
  const routes = { root: 0, english: 1, "english/home": 2, spanish: 3, "spanish/home": 4 };
  expect(ofLanguage("spanish", routes)).toEqual({ root: 0, spanish: 3, "spanish/home": 4 });
  expect(routeListOf("spanish", "/assets/manifest-1f.js")).toBe("/assets/manifest-1f-spanish.js");
});

test("a language that is not offered has no routes", () => {
  const routes = { root: 0, english: 1, spanish: 3, "spanish/home": 4, burmese: 5, "burmese/home": 6 };
  expect(ofLanguages(["english", "spanish"], routes)).toEqual({
    root: 0,
    english: 1,
    spanish: 3,
    "spanish/home": 4,
  });
});
