import { arrayContains, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#db/schema/catalogue.ts";
import { listDocuments } from "#domain/documents/documents.ts";
import type { Reader } from "#domain/reader.ts";
import { openMakerDatabase } from "#tests/support/maker-database.ts";
import { findProduct } from "./product.ts";

let maker: Awaited<ReturnType<typeof openMakerDatabase>>;
beforeAll(async () => {
  maker = await openMakerDatabase();
});
afterAll(() => maker.close());

const readerOf = (): Reader => ({ db: maker.db, language: "en", tags: new Set() });

test("a product's page is dropped when its category is renamed or another product comes beside it", async () => {
  for (const { id, category } of await maker.db.select().from(products)) {
    const reader = readerOf();
    await findProduct(reader, id);
    expect(reader.tags, id).toContain(`categories:${category}`);
    expect(reader.tags, id).toContain("products");
  }
});

test("a product's page is dropped when a predecessor changes", async () => {
  const [old] = await maker.db.select().from(products).where(isNotNull(products.successors));
  const [successor = ""] = old?.successors ?? [];
  const reader = readerOf();
  const found = await findProduct(reader, successor);
  const before = await maker.db
    .select()
    .from(products)
    .where(arrayContains(products.successors, [successor]));
  expect(before).not.toEqual([]);
  expect(found?.predecessors.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
  for (const { id } of before)
    expect(["products", `products:${id}`].some((tag) => reader.tags.has(tag))).toBe(true);
});

test("documents that were found by a word are looked for again when a product has another name", async () => {
  const reader = readerOf();
  await listDocuments(reader, { keyword: "ridge", pageNum: 1, pageSize: 5 });
  for (const kind of ["products", "series", "synonyms"]) expect(reader.tags).toContain(kind);
});
