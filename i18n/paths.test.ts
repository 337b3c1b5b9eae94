import { expect, test } from "vitest";
import { type Locale, locales } from "./locales.ts";
import { documentPath, localeOfPath, pathnameOf, prefixesOf, withLocale, withoutLocale } from "./paths.ts";

test("every language has one address for a page, and the way back", () => {
  for (const path of ["/", "/about/news", "/search/a%2Fb?page=2#x", "/?nova=true"]) {
    expect(withLocale(path, "english")).toBe(path);
    const spanish = withLocale(path, "spanish");
    expect(localeOfPath(spanish.split(/[?#]/, 1)[0] ?? "")).toBe("spanish");
  }
  expect(withLocale("/", "burmese")).toBe("/burmese");
  expect(withLocale("/?nova=true", "burmese")).toBe("/burmese?nova=true");
  expect(withoutLocale("/spanish")).toBe("/");
  expect(withoutLocale("/spanish/about/news")).toBe("/about/news");
});

test("a word that only begins like a prefix is none", () => {
  expect(localeOfPath("/spanishness")).toBe("english");
  expect(localeOfPath("/english/about")).toBe("english");
  expect(withoutLocale("/english/about")).toBe("/english/about");
});

test("a fourth language in the list has addresses of its own", () => {
  const elvish = "elvish" as Locale;
  const four = [...locales, elvish];
  expect(prefixesOf(four)).toEqual([...prefixesOf(locales), elvish]);
  expect(withLocale("/about/news", elvish)).toBe("/elvish/about/news");
  expect(localeOfPath("/elvish/about/news", four)).toBe(elvish);
  expect(withoutLocale("/elvish/about/news", four)).toBe("/about/news");
  expect(localeOfPath("/elvish/about/news")).toBe("english");
});

test("the prefix of a language that is not offered is the beginning of an unknown page", () => {
  expect(localeOfPath("/burmese/about", ["english", "spanish"])).toBe("english");
  expect(withoutLocale("/burmese/about", ["english", "spanish"])).toBe("/burmese/about");
});

test("a client navigation stands for the page it loads", () => {
  expect(documentPath("/spanish/_.data")).toBe("/spanish/");
  expect(documentPath("/_.data")).toBe("/");
  expect(documentPath("/about/news.data")).toBe("/about/news");
  expect(documentPath("/about/news")).toBe("/about/news");
});

test("the path of an address is what a browser would call it", () => {
  for (const url of [
    "http://a.example/",
    "https://a.example:80/b/c?d=/e#f",
    "http://a.example/b%20/?",
    "http://[::1]:3/x",
  ])
    expect(pathnameOf(url)).toBe(new URL(url).pathname);
});
