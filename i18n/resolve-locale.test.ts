import { describe, expect, test } from "vitest";
import {
  localeCookieAge,
  preferredLocale,
  readLocaleCookie,
  resolveLocale,
  serializeLocaleCookie,
} from "./resolve-locale.ts";

describe("the language of a visit", () => {
  test("a prefix wins over cookie and browser and is never redirected", () => {
    const visit = {
      pathname: "/spanish/about/news",
      cookie: "i18n_redirected=burmese",
      acceptLanguage: "my",
    };
    expect(resolveLocale(visit)).toEqual({ locale: "spanish" });
  });

  test("a bare path with the cookie of another language leads to that prefix and keeps the query", () => {
    const visit = {
      pathname: "/products/ridge",
      search: "?a=1&b=%20",
      cookie: "x=1; i18n_redirected=burmese",
    };
    expect(resolveLocale(visit)).toEqual({
      locale: "burmese",
      redirect: "/burmese/products/ridge?a=1&b=%20",
    });
  });

  test("the cookie of english holds a visitor with a Spanish browser at the bare home page", () => {
    expect(resolveLocale({ pathname: "/", cookie: "i18n_redirected=english", acceptLanguage: "es" })).toEqual(
      {
        locale: "english",
      },
    );
  });

  test("at the root without a cookie the browser decides", () => {
    expect(resolveLocale({ pathname: "/", acceptLanguage: "es-MX,es;q=0.9,en;q=0.8" })).toEqual({
      locale: "spanish",
      redirect: "/spanish",
    });
    expect(resolveLocale({ pathname: "/", acceptLanguage: "de" })).toEqual({ locale: "english" });
  });

  test("a deep bare path without a cookie is english, whatever the browser says", () => {
    expect(resolveLocale({ pathname: "/about/news", acceptLanguage: "es" })).toEqual({ locale: "english" });
  });

  test("a bad cookie counts as none", () => {
    expect(resolveLocale({ pathname: "/about/news", cookie: "i18n_redirected=klingon" })).toEqual({
      locale: "english",
    });
    expect(readLocaleCookie("i18n_redirected=")).toBeUndefined();
  });

  test("a link of the language switch sets the cookie and cleans the address", () => {
    expect(
      resolveLocale({
        pathname: "/search/a%2Fb",
        search: "?page=2&setLocale=english",
        cookie: "i18n_redirected=spanish",
      }),
    ).toEqual({
      locale: "english",
      redirect: "/search/a%2Fb?page=2",
      setCookie: "i18n_redirected=english; Max-Age=31536000; Path=/; SameSite=Lax",
    });
  });

  test("a switch link that contradicts its path sets nothing", () => {
    expect(resolveLocale({ pathname: "/spanish", search: "?setLocale=burmese" })).toEqual({
      locale: "spanish",
      redirect: "/spanish",
    });
  });

  test("no redirect leads to another host", () => {
    expect(resolveLocale({ pathname: "//evil.example/x", search: "?setLocale=english" }).redirect).toBe(
      "/evil.example/x",
    );
    expect(resolveLocale({ pathname: "/\\evil.example", cookie: "i18n_redirected=spanish" }).redirect).toBe(
      "/spanish/evil.example",
    );
  });

  test("english is no prefix", () => {
    expect(resolveLocale({ pathname: "/english/about" })).toEqual({ locale: "english" });
  });
});

test("quality decides between the languages of a browser, order between equals", () => {
  expect(preferredLocale("en;q=0.5, my;q=0.9")).toBe("burmese");
  expect(preferredLocale("de, es;q=0.4, en;q=0.4")).toBe("spanish");
  expect(preferredLocale("es;q=0")).toBeUndefined();
  expect(preferredLocale(undefined)).toBeUndefined();
});

test("the cookie lives for 365 days", () => {
  expect(localeCookieAge).toBe(31_536_000);
  expect(readLocaleCookie(serializeLocaleCookie("spanish"))).toBe("spanish");
});

test("a language that is not offered is in no address, cookie or wish", () => {
  const offered = ["english", "spanish"] as const;
  const resolve = (visit: Parameters<typeof resolveLocale>[0]) => resolveLocale({ ...visit, offered });
  const english = { locale: "english" };
  expect(resolve({ pathname: "/burmese/about", cookie: "i18n_redirected=burmese" })).toEqual(english);
  expect(resolve({ pathname: "/", cookie: "i18n_redirected=burmese", acceptLanguage: "my" })).toEqual(
    english,
  );
  expect(resolve({ pathname: "/", acceptLanguage: "my, es;q=0.2" })).toMatchObject({ locale: "spanish" });
  expect(resolve({ pathname: "/burmese", search: "?setLocale=burmese" })).toEqual({
    ...english,
    redirect: "/burmese",
  });
});
