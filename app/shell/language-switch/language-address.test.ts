import { expect, test } from "vitest";
import { resolveLocale } from "#i18n/resolve-locale.ts";
import { addressInLanguage, switchLink } from "./language-address.ts";

const here = { pathname: "/spanish/search/5%20kW", search: "?type=product", hash: "#list" };

test("the same page in another language keeps path, query and hash", () => {
  expect(addressInLanguage("burmese", here)).toBe("/burmese/search/5%20kW?type=product#list");
  expect(addressInLanguage("english", { pathname: "/spanish", search: "", hash: "" })).toBe("/");
});

test("the link without script leads to that page and leaves the cookie", () => {
  const url = new URL(switchLink("english", here), "https://h.example");
  expect(
    resolveLocale({ pathname: url.pathname, search: url.search, cookie: "i18n_redirected=spanish" }),
  ).toEqual({
    locale: "english",
    redirect: "/search/5%20kW?type=product",
    setCookie: expect.stringContaining("i18n_redirected=english"),
  });
});
