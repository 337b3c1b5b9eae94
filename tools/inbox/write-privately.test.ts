import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTestFolder } from "#tests/support/folder.ts";
import { writePrivately } from "./write-privately.ts";

test("an export can be read by whoever made it and by nobody else, also over an older file", async () => {
  const path = join(makeTestFolder(), "messages.csv");
  writeFileSync(path, "older and longer", { mode: 0o644 });
  await writePrivately(path, "new");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, "utf8")).toBe("new");
});
