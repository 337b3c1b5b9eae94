import { expect, test } from "vitest";
import { ofLanguage, routeListOf } from "./routes.ts";

test("a visitor gets the list of the routes in one language", () => {
  const routes = { root: 0, english: 1, "english/home": 2, spanish: 3, "spanish/home": 4 };
  expect(ofLanguage("spanish", routes)).toEqual({ root: 0, spanish: 3, "spanish/home": 4 });
  expect(routeListOf("spanish", "/assets/manifest-1f.js")).toBe("/assets/manifest-1f-spanish.js");
});
