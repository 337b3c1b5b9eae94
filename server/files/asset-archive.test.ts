import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { makeTestFolder } from "#tests/support/folder.ts";
import { archiveAssets } from "./asset-archive.ts";

/** A log whose lines can be read. */
function openLog() {
  const lines: string[] = [];
  return { lines, log: pino({}, { write: (line) => void lines.push(line) }) };
}

async function build(folder: string, name: string) {
  await rm(join(folder, "build"), { recursive: true, force: true });
  await mkdir(join(folder, "build/assets"), { recursive: true });
  await writeFile(join(folder, "build/assets", name), name);
  return join(folder, "build");
}

test("the files of an earlier build stay after the next", async () => {
  const folder = makeTestFolder();
  const { log } = openLog();
  await archiveAssets(await build(folder, "page-a1.js"), folder, log);
  const archive = await archiveAssets(await build(folder, "page-b2.js"), folder, log);
  expect((await readdir(archive)).sort()).toEqual(["page-a1.js", "page-b2.js"]);
  expect(await readFile(join(archive, "page-a1.js"), "utf8")).toBe("page-a1.js");
});

test("the site starts when there is no place to keep them, and says so", async () => {
  const { lines, log } = openLog();
  const folder = makeTestFolder();
  await writeFile(join(folder, "file"), "");
  const archive = await archiveAssets(await build(folder, "page-a1.js"), join(folder, "file"), log);
  expect(existsSync(archive)).toBe(false);
  expect(lines).toEqual([expect.stringContaining("could not be archived")]);
});
