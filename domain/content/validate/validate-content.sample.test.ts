import { cp, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { edit, emptyFolder } from "#tests/support/content-copy.ts";
import { sampleDirectory } from "#tests/support/sample-database.ts";
import { validateContent } from "./validate-content.ts";

async function copyOfSample() {
  const folder = await emptyFolder();
  const isLarge = (path: string) =>
    /\/media\/(originals|derived|clips|models)(\/|$)|\/files(\/|$)/.test(path);
  await cp(sampleDirectory, folder, { recursive: true, filter: (path) => !isLarge(path) });
  await symlink(join(sampleDirectory, "files"), join(folder, "files"));
  return folder;
}

test("the sample has no fault and gets no advice", async () => {
  await expect(validateContent(sampleDirectory, { strict: true })).resolves.toBeDefined();
});

test("what leads nowhere is named with its file, its line and a sentence", async () => {
  const folder = await copyOfSample();
  const change = (file: string, from: string | RegExp, to: string) =>
    edit(folder, file, (text) => {
      expect(text).toMatch(from);
      return text.replace(from, to);
    });
  await change("products/hd-r5-1p.yaml", "products/hd-r5-1p-front", "products/no-such-picture");
  await change("navigation/main.yaml", "path: /products/hd-pb", "path: /products/hd-r9");
  await change("variants/english.en.yaml", "path: /support/faq", "path: /support/questions");
  await change("documents/almanac-declaration-en.yaml", /^path: .*$/m, "path: documents/gone.pdf");
  await change("documents/almanac-modbus-map-en.yaml", /^bytes: .*$/m, "bytes: 7");
  await change(
    "documents/almanac-installation-manual-en.yaml",
    /^sha256: .*$/m,
    `sha256: ${"f0".repeat(32)}`,
  );
  await change("blogs/kw-is-not-kwh.en.yaml", "<p>", '<p><a href="/about/blogs/never-written">See</a> ');
  await change("blogs/lfp-in-45-c-rooms.en.yaml", "<p>", '<p><a href="/files/gone.pdf">See</a> ');
  const failure = await validateContent(folder).catch((error: Error) => error.message);
  const lines = String(failure).split("\n");
  for (const line of [
    /^products\/hd-r5-1p\.yaml:\d+ shows the picture products\/no-such-picture, which is not in media\/manifest\.json$/,
    /^navigation\/main\.yaml:\d+ links to \/products\/hd-r9, where there is no page and no file$/,
    /^variants\/english\.en\.yaml:\d+ links to \/support\/questions, where there is no page/,
    /^documents\/almanac-declaration-en\.yaml:1[0-9] names files\/documents\/gone\.pdf, which is not there$/,
    /^documents\/almanac-modbus-map-en\.yaml:\d+ says 7 bytes, files\/documents\/almanac-modbus-map-en\.pdf has \d+$/,
    /^documents\/almanac-installation-manual-en\.yaml:\d+ the checksum of files\/documents\/.* is [0-9a-f]{64}$/,
    /^blogs\/kw-is-not-kwh\.en\.yaml:\d+ links to \/about\/blogs\/never-written,/,
    /^blogs\/lfp-in-45-c-rooms\.en\.yaml:\d+ links to \/files\/gone\.pdf,/,
  ])
    expect(
      lines.filter((candidate) => line.test(candidate)),
      String(line),
    ).toHaveLength(1);
  expect(lines).toHaveLength(8);
});

test("a product that an article names and nobody makes is named", async () => {
  const folder = await copyOfSample();
  await writeFile(
    join(folder, "news/new.yaml"),
    "date: 2026-01-01T00:00:00Z\nproducts:\n  - hd-r5-1p\n  - hd-none\n",
  );
  await writeFile(join(folder, "news/new.en.yaml"), "title: New\nsummary: New\nbody: <p>New</p>\n");
  await expect(validateContent(folder)).rejects.toThrow(
    "news/new.yaml:4 names hd-none, which is not in products",
  );
});

test("what is wrong with the maker's record is said: colours, drawings, serial numbers and words", async () => {
  const folder = await copyOfSample();
  await edit(folder, "maker/maker.yaml", (text) =>
    text
      .replace(/^ {2}brand: .*$/m, '  brand: "#f2c200"')
      .replace("symbol: symbol.svg", "symbol: gone.svg")
      .replace(/^ {2}example: .*$/m, "  example: HDBW2518004219")
      .replace("BW: hd-bw", "BW: hd-none"),
  );
  await edit(folder, "maker/maker.en.yaml", (text) => `${text}  shell.noSuchWord: Hello\n`);
  const failure = await validateContent(folder).catch((error: Error) => error.message);
  for (const line of [
    /^maker\/maker\.yaml:\d+ text in on-brand on brand has a contrast of 1\.6 to 1, and needs 4\.5$/m,
    /^maker\/maker\.yaml:\d+ names maker\/gone\.svg, which is not there$/m,
    /^maker\/maker\.yaml:\d+ serial\.models\.BW: hd-none is not in products$/m,
    /^maker\/maker\.yaml:\d+ serial\.example: is not a right number, its check is wrong$/m,
    /^maker\/maker\.en\.yaml:\d+ words: shell\.noSuchWord is not a key of i18n\/messages$/m,
  ])
    expect(failure).toMatch(line);
});
