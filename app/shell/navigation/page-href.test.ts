import { describe, expect, test } from "vitest";
import { isForRouter, isNova, pageHref } from "./page-href.ts";

test("links stay in the language of the page", () => {
  expect(pageHref("spanish", false)("/about/news?page=2#x")).toBe("/spanish/about/news?page=2#x");
  expect(pageHref("english", false)("/")).toBe("/");
});

test("links keep nova", () => {
  const href = pageHref("burmese", true);
  expect(href("/")).toBe("/burmese?nova=true");
  expect(href("/downloads#Brochure")).toBe("/burmese/downloads?nova=true#Brochure");
  expect(href("/search?x=1")).toBe("/burmese/search?x=1&nova=true");
});

test("only the exact word true switches nova on", () => {
  expect(isNova("?nova=true")).toBe(true);
  for (const search of ["", "?nova", "?nova=1", "?nova=True", "?nova=true%20", "?xnova=true"])
    expect(isNova(search)).toBe(false);
});

test("a table of figures is downloaded in the language of the page", () => {
  expect(pageHref("spanish", false)("/downloads/specs.csv?ids=a")).toBe("/spanish/downloads/specs.csv?ids=a");
});

test("files, other hosts and hashes have one address in all languages", () => {
  const href = pageHref("spanish", true);
  for (const path of ["/files/a.pdf", "https://x.example/", "//x.example", "#content", "mailto:a@x.example"])
    expect(href(path)).toBe(path);
  expect(href("/search/a.pdf")).toBe("/spanish/search/a.pdf?nova=true");
});

describe("a click on a link", () => {
  const here = { origin: "https://h.example", pathname: "/spanish/about" };
  const anchor = (facts: object) => ({
    origin: here.origin,
    pathname: "/spanish/products",
    target: "",
    hasAttribute: () => false,
    ...facts,
  });

  test("inside the site goes to the router", () => {
    expect(isForRouter(anchor({}), here)).toBe(true);
    expect(isForRouter(anchor({ pathname: "/spanish/search/a.pdf" }), here)).toBe(true);
  });

  test.each([
    ["another host", { origin: "https://x.example" }],
    ["another tab", { target: "_blank" }],
    ["a download", { hasAttribute: (name: string) => name === "download" }],
    ["a file", { pathname: "/files/manual.pdf" }],
    ["another language", { pathname: "/products" }],
  ])("to %s is left to the browser", (_, facts) => {
    expect(isForRouter(anchor(facts), here)).toBe(false);
  });
});
