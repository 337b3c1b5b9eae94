import { describe, expect, test, vi } from "vitest";
import { ApiStatusError } from "#api/client.ts";
import { productName } from "#config/product.ts";
import { loadSeoList } from "../later/load-seo-list.ts";
import { createShellStore } from "../state/shell-state.ts";
import { findSeoEntry } from "./find-seo-entry.ts";
import { pageMeta } from "./page-meta.ts";

const entry = {
  path: "/about/news",
  title: "News",
  description: "What is new",
  keywords: "news",
  image: "/media/a-og.jpg",
};

describe("loading the SEO list", () => {
  test("raises the flag during the call and lowers it afterwards", async () => {
    const store = createShellStore();
    const flags: boolean[] = [];
    store.subscribe(({ seoListLoading }) => flags.push(seoListLoading));
    await loadSeoList(store, async () => [entry]);
    expect(flags[0]).toBe(true);
    expect(store.getState()).toMatchObject({ seoList: [entry], seoListLoading: false });
  });

  test("is skipped when the list has entries", async () => {
    const store = createShellStore({ seoList: [entry] });
    const ask = () => Promise.reject(new Error("asked"));
    expect(await loadSeoList(store, ask)).toEqual([entry]);
  });

  test("fails with the text of the answer, and lowers the flag", async () => {
    const store = createShellStore();
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const refused = new ApiStatusError("homePage/getSeoData", 500, "closed");
    await expect(loadSeoList(store, () => Promise.reject(refused))).rejects.toThrow("closed");
    expect(store.getState().seoListLoading).toBe(false);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  test("logs a network failure and passes it on", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const store = createShellStore();
    await expect(loadSeoList(store, () => Promise.reject(new TypeError("Failed to fetch")))).rejects.toThrow(
      "Failed to fetch",
    );
    expect(log).toHaveBeenCalledOnce();
    expect(store.getState().seoListLoading).toBe(false);
    log.mockRestore();
  });
});

test("a page finds its entry whatever its language", () => {
  expect(findSeoEntry([entry], "/burmese/about/news")).toBe(entry);
  expect(findSeoEntry([entry], "/about")).toBeUndefined();
});

describe("the head of a page", () => {
  const matches = [
    { id: "root", loaderData: { siteUrl: "https://www.h.example" } },
    { id: "spanish", loaderData: { seo: entry } },
  ];
  const head = (search: string, page = {}) =>
    pageMeta({ matches, location: { pathname: "/spanish/about/news", search } }, page);

  test("has the words of the SEO list", () => {
    expect(head("")).toContainEqual({ title: `News | ${productName}` });
    expect(head("")).toContainEqual({ name: "description", content: "What is new" });
    expect(head("")).toContainEqual({
      property: "og:image",
      content: "https://www.h.example/media/a-og.jpg",
    });
    expect(head("")).toContainEqual({ property: "og:image:width", content: "1200" });
    expect(head("")).toContainEqual({ property: "og:image:alt", content: `News | ${productName}` });
  });

  test("of an answer is shared with the whole address", () => {
    const url = "https://www.h.example/spanish/about/news";
    expect(head("?v=1&cut=8", { isAnswer: true })).toContainEqual({
      property: "og:url",
      content: `${url}?v=1&cut=8`,
    });
    expect(head("?v=1&cut=8")).toContainEqual({ property: "og:url", content: url });
  });

  test("has the product name as title where the list says nothing", () => {
    const meta = pageMeta({ matches: [], location: { pathname: "/nowhere", search: "" } });
    expect(meta).toContainEqual({ title: productName });
  });

  test("names one canonical address, without nova, and the page in every language", () => {
    expect(head("?nova=true&page=2", { keep: ["page"] })).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://www.h.example/spanish/about/news?page=2",
    });
    const languages = head("").filter((tag) => "hrefLang" in tag);
    expect(languages).toMatchObject([
      { hrefLang: "en", href: "https://www.h.example/about/news" },
      { hrefLang: "es", href: "https://www.h.example/spanish/about/news" },
      { hrefLang: "my", href: "https://www.h.example/burmese/about/news" },
      { hrefLang: "x-default", href: "https://www.h.example/about/news" },
    ]);
  });

  test("only the languages of the deployment are named, whichever they are", () => {
    const locales = ["english", "elvish"];
    const own = [{ id: "root", loaderData: { siteUrl: "https://www.h.example", locales } }];
    const named = (pathname: string) =>
      pageMeta({ matches: own, location: { pathname, search: "" } })
        .filter((tag) => "hrefLang" in tag)
        .map((tag) => "href" in tag && tag.href);
    const addresses = ["/about", "/elvish/about", "/about"].map((path) => `https://www.h.example${path}`);
    expect(named("/about")).toEqual(addresses);
    expect(named("/elvish/about")).toEqual(addresses);
    expect(named("/burmese/about")[0]).toBe("https://www.h.example/burmese/about");
  });

  test("a page of errors asks not to be listed and has no other language", () => {
    const meta = head("", { noIndex: true });
    expect(meta).toContainEqual({ name: "robots", content: "noindex" });
    expect(meta.some((tag) => "hrefLang" in tag)).toBe(false);
  });
});
