import { expect, test } from "vitest";
import { expressionsIn, isSlow, listExpressions } from "./regular-expressions.ts";

/** These may be slow on a text made for it, and never see one: only what our editors or our operators wrote. */
const ownTextsOnly = new Set([
  "app/features/article-text/outline.ts",
  "app/service-worker/assets.ts",
  "app/service-worker/offline-page.ts",
  "app/ui/picture/picture-source.ts",
  "app/shell/file-url.ts",
  "app/features/keep-offline/parts-of.ts",
  "app/features/led-legend/read-led-table.ts",
  "app/features/rich-text/display-rich-text.ts",
  "app/features/turn-view/read-glb.ts",
  "app/routes/faq/matches.ts",
  "config/config.ts",
  "db/backup/archive.ts",
  "domain/content/check-figures.ts",
  "domain/content/figures.ts",
  "domain/content/nest-lists.ts",
  "domain/content/read-papers.ts",
  "domain/content/parts/part.ts",
  "domain/content/publish/rename.ts",
  "domain/content/trade/cable-sizes.ts",
  "domain/content/trade/string-advice.ts",
  "domain/content/validate/check-links.ts",
  "domain/documents/mark-html.ts",
  "domain/journal/reading-time.ts",
  "domain/search/index/plain-text.ts",
  "i18n/maker-words.ts",
  "app/addresses/is-in-language.ts",
]);

test("no text that a visitor sends can keep a regular expression busy", () => {
  const all = listExpressions();
  const read = new Map(
    all.filter(({ file }) => !ownTextsOnly.has(file)).map((one) => [`/${one.pattern}/${one.flags}`, one]),
  );
  expect(read.size).toBeGreaterThan(50);
  const slow = [...read.values()].filter(isSlow);
  expect(slow.map(({ file, pattern }) => `${file}: ${pattern}`)).toEqual([]);
});

test("the check knows a slow expression when it sees one", () => {
  const [slow, quick] = expressionsIn(
    "a.tsx",
    "const a: RegExp = /^(\\w+\\s?)*$/; <p title={/^a+$/.source} />;",
  );
  expect(slow && isSlow(slow)).toBe(true);
  expect(quick && isSlow(quick)).toBe(false);
});
