import { arrayContains, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#db/schema/catalogue.ts";
import { listDocuments } from "#domain/documents/documents.ts";
import type { Reader } from "#domain/reader.ts";
import { openSampleDatabase } from "#tests/support/sample-database.ts";
import { findProduct } from "./product.ts";

let database: Awaited<ReturnType<typeof openSampleDatabase>>;
beforeAll(async () => {
  database = await openSampleDatabase();
});
afterAll(() => database.close());

const readerOf = (): Reader => ({ db: database.db, language: "en", tags: new Set() });

test("a product's page is dropped when its category is renamed or another product comes beside it", async () => {
  for (const { id, category } of await database.db.select().from(products)) {
    const reader = readerOf();
    await findProduct(reader, id);
    expect(reader.tags, id).toContain(`categories:${category}`);
    expect(reader.tags, id).toContain("products");
  }
});

test("a product's page is dropped when a predecessor changes", async () => {
  const [old] = await database.db.select().from(products).where(isNotNull(products.successors));
  const [successor = ""] = old?.successors ?? [];
  const reader = readerOf();
  const found = await findProduct(reader, successor);
  const before = await database.db
    .select()
    .from(products)
    .where(arrayContains(products.successors, [successor]));
  expect(found?.predecessors.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
  for (const { id } of before)
    expect(["products", `products:${id}`].some((tag) => reader.tags.has(tag))).toBe(true);
});

test("documents that were found by a word are looked for again when a product has another name", async () => {
  const reader = readerOf();
  await listDocuments(reader, { keyword: "ridge", pageNum: 1, pageSize: 5 });
  for (const kind of ["products", "series", "synonyms"]) expect(reader.tags).toContain(kind);
});
