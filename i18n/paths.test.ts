import { expect, test } from "vitest";
import { documentPath, localeOfPath, pathnameOf, withLocale, withoutLocale } from "./paths.ts";

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
