import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTestFolder } from "#tests/support/folder.ts";
import { listFiles } from "./folders.ts";

test("a backup leaves out a folder that is not there", async () => {
  const directory = join(makeTestFolder(), "spool");
  expect(await listFiles([{ name: "spool", directory }])).toEqual([]);
});

test("a folder that cannot be read stops a backup", async () => {
  const directory = join(makeTestFolder(), "spool");
  await writeFile(directory, "a file in its place");
  await expect(listFiles([{ name: "spool", directory }])).rejects.toThrow("ENOTDIR");
});
