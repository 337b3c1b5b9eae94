import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { makeTestFolder } from "#tests/support/folder.ts";
import { keepOldAssets } from "./old-assets.ts";

async function build(folder: string, name: string) {
  await rm(join(folder, "build"), { recursive: true, force: true });
  await mkdir(join(folder, "build/assets"), { recursive: true });
  await writeFile(join(folder, "build/assets", name), name);
  return join(folder, "build");
}

test("the files of an earlier build stay after the next", async () => {
  const folder = makeTestFolder();
  await keepOldAssets(await build(folder, "page-a1.js"), folder);
  const archive = await keepOldAssets(await build(folder, "page-b2.js"), folder);
  expect((await readdir(archive)).sort()).toEqual(["page-a1.js", "page-b2.js"]);
  expect(await readFile(join(archive, "page-a1.js"), "utf8")).toBe("page-a1.js");
});

test("the site starts when there is no place to keep them", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const folder = makeTestFolder();
  await writeFile(join(folder, "file"), "");
  const archive = await keepOldAssets(await build(folder, "page-a1.js"), join(folder, "file"));
  expect(existsSync(archive)).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
