import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTestFolder } from "#tests/support/folder.ts";
import { openSpool, type Spooled } from "./spool.ts";

const entry = (id: string, fingerprint = "f"): Spooled => ({
  id,
  fingerprint,
  receivedAt: "2026-11-15T08:00:00.000Z",
  language: "es",
  values: { name: "Ada", serialNumber: null },
});

test("what was put on the disk is there for whoever looks next, and nothing else is", async () => {
  const folder = join(makeTestFolder(), "spool");
  expect(await openSpool(folder).list()).toEqual([]);
  await openSpool(folder).write(entry("a"));
  const later = openSpool(folder);
  expect(await later.list()).toEqual(["a"]);
  expect(await later.read("a")).toEqual(entry("a"));
  expect(await readdir(folder)).toEqual(["a.json"]);
  await later.remove("a");
  await later.remove("a");
  expect(await readdir(folder)).toEqual([]);
});

test("of two messages under one id the first stays", async () => {
  const spool = openSpool(makeTestFolder());
  const kept = await Promise.all(["one", "two"].map((words) => spool.write(entry("a", words))));
  expect(new Set(kept.map(({ fingerprint }) => fingerprint)).size).toBe(1);
  expect(await spool.list()).toEqual(["a"]);
});

test("a disk that takes nothing is an error, not an acknowledgment", async () => {
  await expect(openSpool("/dev/null/spool").write(entry("a"))).rejects.toThrow();
});
