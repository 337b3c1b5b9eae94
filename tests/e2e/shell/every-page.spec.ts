import { type ConsoleMessage, expect, type Page } from "@playwright/test";
import { findBarriers } from "#tests/support/find-barriers.ts";
import { findHtmlFaults } from "#tests/support/find-html-faults.ts";
import { addresses, languages, withPrefix } from "../support/addresses.ts";
import { test } from "../support/one-tab.ts";
import { narrow, visit, wide } from "../support/visit.ts";

test.describe.configure({ mode: "parallel" });

/** Barriers are looked for at both widths; the words differ between the languages, not the colours. */
const looked = { en: wide, es: wide, my: narrow };
const rules = (lang: string) => ({ "color-contrast": { enabled: lang !== "es" } });
/** Header and footer look on every page as on one of these. */
const coloured = (path: string) => (["/", "/404"].includes(path) ? "html" : "main");

for (const { prefix, lang } of languages) {
  for (const path of addresses) {
    const address = withPrefix(prefix, path);
    test(`${address} is sound and open to everybody`, async ({ tab }) => {
      const complaints = listenForComplaints(tab);
      const response = await visit(tab, address, wide);
      expect(response?.status()).toBe(path === "/404" ? 404 : 200);
      expect(await findHtmlFaults((await response?.text()) ?? "")).toEqual([]);
      expect(await structure(tab)).toEqual({ lang, headings: 1, styled: 0, doubled: [] });
      for (const size of [wide, narrow]) {
        await tab.setViewportSize(size);
        if (looked[lang] === size)
          expect(await findBarriers(tab, "html", rules(lang), coloured(path)), `${size.width} px`).toEqual(
            [],
          );
        expect(await overflow(tab), `${size.width} px`).toBeLessThanOrEqual(0);
      }
      await tab.setViewportSize({ width: 320, height: 640 });
      expect(await overflow(tab), "320 px").toBeLessThanOrEqual(0);
      expect(complaints()).toEqual([]);
    });
  }
}

/** Errors that the page throws or writes; that an error page is not found is no complaint. */
function listenForComplaints(page: Page) {
  const found: string[] = [];
  const onError = (error: Error) => found.push(error.message);
  const onEntry = (entry: ConsoleMessage) => {
    if (entry.type() === "error" && entry.location().url !== page.url()) found.push(entry.text());
  };
  page.on("pageerror", onError).on("console", onEntry);
  return () => {
    page.off("pageerror", onError).off("console", onEntry);
    return found;
  };
}

function structure(page: Page) {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    return {
      lang: document.documentElement.lang,
      headings: document.querySelectorAll("h1").length,
      styled: document.querySelectorAll("main [style]").length,
      doubled: ids.filter((id, place) => ids.indexOf(id) !== place),
    };
  });
}

function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
