import { mkdirSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { makeTestFolder } from "#tests/support/folder.ts";
import { completeWords, missingWords, readLanguageWords } from "./language-words.ts";

const english = { ui: { close: "Close", list: { end: "End", clear: "Clear" } }, errors: { home: "Home" } };

test("a language that lacks words shows the English ones, and each is named", () => {
  const folder = makeTestFolder();
  mkdirSync(`${folder}/elvish`);
  writeFileSync(`${folder}/elvish/ui.json`, '{ "close": "Holo", "list": { "end": "Metta" }, "old": "Yára" }');
  const elvish = readLanguageWords("elvish", pathToFileURL(`${folder}/`));
  expect(completeWords(elvish, english)).toEqual({
    ui: { close: "Holo", list: { end: "Metta", clear: "Clear" } },
    errors: { home: "Home" },
  });
  expect(missingWords(elvish, english)).toEqual(["ui.list.clear", "errors.home"]);
});
