import { expect, test } from "vitest";
import { isNova, siteHref } from "./site-href.ts";

test("links stay in the language of the page", () => {
  expect(siteHref("spanish", false)("/about/news?page=2#x")).toBe("/spanish/about/news?page=2#x");
  expect(siteHref("english", false)("/")).toBe("/");
});

test("links keep nova", () => {
  const href = siteHref("burmese", true);
  expect(href("/")).toBe("/burmese?nova=true");
  expect(href("/downloads#Brochure")).toBe("/burmese/downloads?nova=true#Brochure");
  expect(href("/search?x=1")).toBe("/burmese/search?x=1&nova=true");
});

test("only the exact word true switches nova on", () => {
  expect(isNova("?nova=true")).toBe(true);
  for (const search of ["", "?nova", "?nova=1", "?nova=True", "?nova=true%20", "?xnova=true"])
    expect(isNova(search)).toBe(false);
});

test("files, other hosts and hashes have one address in all languages", () => {
  const href = siteHref("spanish", true);
  for (const path of ["/files/a.pdf", "https://x.example/", "//x.example", "#content", "mailto:a@x.example"])
    expect(href(path)).toBe(path);
  expect(href("/search/a.pdf")).toBe("/spanish/search/a.pdf?nova=true");
});
