// node bench/budgets.ts: compares the script weight of the built pages with their budgets.
import { locales } from "#i18n/locales.ts";
import budgets from "./budgets.json" with { type: "json" };
import { weighFonts, weighScripts } from "./weigh-pages.ts";

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
const verdict = (bytes: number, limit: number) => (bytes <= limit ? "" : "too much");

const scripts = weighScripts().toSorted((a, b) => b.bytes - a.bytes);
console.info("First-load script in KB after gzip");
for (const { page, bytes, limit, files } of scripts)
  console.info(`  ${page.padEnd(28)}${kilobytes(bytes)}  ${files} files  ${verdict(bytes, limit)}`);

const fonts = weighFonts();
console.info("Fonts in KB");
for (const locale of locales)
  console.info(
    `  ${locale.padEnd(28)}${kilobytes(fonts[locale])}  ${verdict(fonts[locale], budgets.fonts[locale])}`,
  );

const tooHeavy =
  scripts.some(({ bytes, limit }) => bytes > limit) ||
  locales.some((locale) => fonts[locale] > budgets.fonts[locale]);
process.exitCode = tooHeavy ? 1 : 0;
