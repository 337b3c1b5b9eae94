import { cp } from "node:fs/promises";
import { expect, test } from "vitest";
import { edit, emptyFolder } from "#tests/support/content-copy.ts";
import { readContent } from "./read-files.ts";

async function copyOfMaker() {
  const folder = await emptyFolder();
  await cp("tests/fixtures/maker", folder, { recursive: true });
  return folder;
}

test("a product type or a segment that the maker's record does not have is named with file and line", async () => {
  const folder = await copyOfMaker();
  await edit(folder, "documents/bw-3k-datasheet-en.yaml", (text) =>
    text.replace("  - Inverter", "  - Converter").replace("  - Residential", "  - Houses"),
  );
  await edit(folder, "products/bw-pump-2.yaml", (text) => text.replace("  - Farms", "  - Fields"));
  const failure = await readContent(folder).catch((error: Error) => error.message);
  expect(String(failure).split("\n").sort()).toEqual([
    "documents/bw-3k-datasheet-en.yaml:6 names Converter, which is not in productTypes of maker/maker.yaml",
    "documents/bw-3k-datasheet-en.yaml:8 names Houses, which is not in segments of maker/maker.yaml",
    "products/bw-pump-2.yaml:6 names Fields, which is not in segments of maker/maker.yaml",
  ]);
});

test("one word is not a type and a segment, nor a kind of papers", async () => {
  const folder = await copyOfMaker();
  await edit(folder, "maker/maker.yaml", (text) =>
    text.replace("  - Pump drive", "  - Pump drive\n  - Farms\n  - Manual"),
  );
  await expect(readContent(folder)).rejects.toThrow(/Farms is said twice[\s\S]*Manual is said twice/);
});
