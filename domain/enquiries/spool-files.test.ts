import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTestFolder } from "#tests/support/folder.ts";
import { findOfPerson, removeOfPerson, removeOldFiles } from "./spool-files.ts";

const now = Date.UTC(2026, 10, 16);
const hour = 3_600_000;
const entry = (email: string, message = "Hello") => JSON.stringify({ id: "x", values: { email, message } });

test("parts of killed processes go after an hour, what was set aside with the messages", async () => {
  const folder = makeTestFolder();
  const ages = { "old.part": 2, "new.part": 0.5, "old.json.unreadable": 31 * 24, "new.json.unreadable": 2 };
  for (const [name, hours] of Object.entries({ ...ages, "waiting.json": 1000 })) {
    await writeFile(join(folder, name), "{");
    const seconds = (now - hours * hour) / 1000;
    await utimes(join(folder, name), seconds, seconds);
  }
  expect(await removeOldFiles(folder, 0, now)).toBe(1);
  expect(await removeOldFiles(folder, 30, now)).toBe(1);
  expect(await removeOldFiles(join(folder, "none"), 30, now)).toBe(0);
  expect((await readdir(folder)).sort()).toEqual(["new.json.unreadable", "new.part", "waiting.json"]);
});

test("every file of a person is told and removed, also a broken one, and nobody else's", async () => {
  const folder = makeTestFolder();
  const own = { "a.json": entry("Ada@Example.com"), "b.part": entry("ada@example.com").slice(0, -4) };
  const others = { "c.json": entry("rosa@example.com", "ask ada@example.com"), "d.json.unreadable": "null" };
  const files = { ...own, "e.json.unreadable": '{"email":"ada@example.com"', ...others };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const found = await findOfPerson(folder, "ada@example.COM");
  expect(found.map(({ file }) => file).sort()).toEqual(["a.json", "b.part", "e.json.unreadable"]);
  expect(await removeOfPerson(folder, "ada@example.com")).toBe(3);
  expect((await readdir(folder)).sort()).toEqual(Object.keys(others));
});
