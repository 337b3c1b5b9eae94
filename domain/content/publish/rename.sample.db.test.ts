import { afterAll, beforeAll, expect, test } from "vitest";
import { openSampleDatabase } from "#tests/support/sample-database.ts";
import { listFiles } from "../parts/write-folder.ts";
import { rename } from "./rename.ts";
import { undo } from "./undo.ts";

let database: Awaited<ReturnType<typeof openSampleDatabase>>;
beforeAll(async () => {
  database = await openSampleDatabase();
});
afterAll(() => database.close());

test("a product that is renamed is named, quoted and linked by its new name everywhere, and an undo gives all back", async () => {
  const { db } = database;
  const before = await listFiles(db);
  const { publication, parts } = await rename(db, { kind: "products", id: "hd-r5-1p" }, "ridge-5", {});
  const after = await listFiles(db);
  expect(parts.length).toBeGreaterThan(20);
  expect(after.get("products/ridge-5.yaml")).toBe(before.get("products/hd-r5-1p.yaml"));
  const old = /\/products\/hd-r5-1p(?![\w-])|\{\{[^}]*\bhd-r5-1p\.|(?:^ *-|product:) hd-r5-1p$/m;
  expect([...before].filter(([, text]) => old.test(text)).length).toBeGreaterThan(20);
  expect([...after].filter(([, text]) => old.test(text)).map(([path]) => path)).toEqual([
    "redirects/main.yaml",
  ]);
  expect(after.get("redirects/main.yaml")).toBe(
    "paths:\n  - from: /products/hd-r5-1p\n    to: /products/ridge-5\n",
  );
  await undo(db, publication ?? 0, {});
  expect(await listFiles(db)).toEqual(before);
});

test("a category or series that is renamed keeps its products, and its lists are found at their old addresses", async () => {
  const { db } = database;
  const before = await listFiles(db);
  const category = await rename(db, { kind: "categories", id: "batteries" }, "storage", {});
  const series = await rename(db, { kind: "series", id: "cairn" }, "stone", {});
  const after = await listFiles(db);
  const old = /\/product-list\/(batteries|storage\/cairn)(?![\w-])|^category: batteries$|^series: cairn$/m;
  expect([...before].filter(([, text]) => old.test(text)).length).toBeGreaterThan(5);
  expect([...after].filter(([, text]) => old.test(text)).map(([path]) => path)).toEqual([
    "redirects/main.yaml",
  ]);
  const redirects = after.get("redirects/main.yaml");
  expect(redirects).toContain("from: /product-list/batteries/cairn\n    to: /product-list/storage/stone\n");
  expect(redirects).toContain("from: /product-list/batteries/old_id\n    to: /product-list/storage/old_id\n");
  await undo(db, series.publication ?? 0, {});
  await undo(db, category.publication ?? 0, {});
  expect(await listFiles(db)).toEqual(before);
});

test("a name that is taken, wrong or held by others is refused in a sentence", async () => {
  const renaming = (kind: "products" | "blogs", id: string, to: string) =>
    expect(rename(database.db, { kind, id }, to, { dryRun: true })).rejects;
  await renaming("products", "hd-r5-1p", "hd-r8-1p").toThrow("there is one already");
  await renaming("products", "hd-none", "x").toThrow("products/hd-none is not in the database");
  await renaming("products", "hd-r5-1p", "Ridge 5").toThrow("lower-case words joined by hyphens");
  await renaming("blogs", "kw-is-not-kwh", "x").toThrow("can have no other name");
});
