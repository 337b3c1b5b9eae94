import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { validateContent } from "#domain/content/validate/validate-content.ts";
import { emptyFolder } from "#tests/support/content-copy.ts";
import { initContent } from "./init.ts";

test("a folder that is begun for a maker is complete, valid and carries the maker's name", async () => {
  const folder = join(await emptyFolder(), "own");
  await initContent(folder, "O'Sun & Sons", ["english", "spanish"]);
  const { content } = await validateContent(folder);
  expect(content.products).toHaveLength(3);
  const empty = Object.entries(content).filter(([, records]) => records.length === 0);
  expect(empty.map(([kind]) => kind)).toEqual([]);
  expect(await readdir(join(folder, "media/originals"))).toEqual(["products"]);
  expect(content.variants.find(({ id }) => id === "english")?.texts.en?.title).toBe("O'Sun & Sons");
});

test("a folder with something in it, a name that is none and an unknown language are refused", async () => {
  await expect(initContent("content", "Own", [])).rejects.toThrow("is not empty");
  await expect(initContent("/nowhere", "", [])).rejects.toThrow("--name");
  await expect(initContent("/nowhere", "Own", ["klingon"])).rejects.toThrow("klingon: not one of english");
});
