import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { languageOf, usualLocales } from "#i18n/locales.ts";
import { readMessages } from "#i18n/read-messages.ts";
import { readLedTable, unjoined } from "./read-led-table.ts";

const patterns = [
  "off on off",
  "slow on slow",
  "fast on off",
  "on on slow",
  "on fast on",
  "on off on",
  "off off off",
  "fast fast fast",
  "slow slow slow",
];

test.each(usualLocales)("the answer about the lights names nine causes that can be drawn in %s", (locale) => {
  const rows = readLedTable(["<p>Another answer</p>", answerIn(languageOf(locale))]);
  const words = (readMessages(locale) as { support: { leds: Record<string, string> } }).support.leds;
  const state = (word: string) =>
    ["off", "slow", "fast", "on"].find((name) => unjoined(words[name] ?? "") === word);
  expect(rows.map(({ lights }) => lights.map(state).join(" "))).toEqual(patterns);
  expect(rows.filter(({ cause, remedy }) => !cause || !remedy)).toEqual([]);
});

test("signs that HTML writes in another way are read as they are meant", () => {
  const cells = ["on", "on", "on", "A &amp; B", "x &lt; 1"].map((text) => `<td>${text}</td>`).join("");
  const html = `<tr><th>NET</th><th>COM</th><th>SER</th></tr><tr>${cells}</tr>`;
  expect(readLedTable([html])).toEqual([{ lights: ["on", "on", "on"], cause: "A & B", remedy: "x < 1" }]);
});

test("without such an answer there is nothing to draw", () => {
  expect(readLedTable(["<table><tr><td>1</td></tr></table>"])).toEqual([]);
});

function answerIn(language: string): string {
  const path = new URL(`../../../content/faq/logger-leds.${language}.yaml`, import.meta.url);
  return parse(readFileSync(path, "utf8")).entries["led-table"].answer;
}
