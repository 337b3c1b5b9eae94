import { afterAll, beforeAll, expect, test } from "vitest";
import { documents } from "#db/schema/documents.ts";
import type { Reader } from "#domain/reader.ts";
import { openSampleDatabase } from "#tests/support/sample-database.ts";
import { marksOf } from "./document-marks.ts";
import { listDocumentProducts } from "./document-products.ts";
import { listDocuments } from "./documents.ts";

let database: Awaited<ReturnType<typeof openSampleDatabase>>;
let reader: Reader;
beforeAll(async () => {
  database = await openSampleDatabase();
  reader = { db: database.db, language: "es", tags: new Set() };
});
afterAll(() => database.close());

test("a document is counted by the marks of its words", async () => {
  for (const { id, marks, kind, productTypes, segments, language } of await database.db
    .select()
    .from(documents))
    expect(marks, id).toBe(marksOf([kind, ...productTypes, ...segments, language]));
});

test("what a reader can read comes first, then by kind, then the newest", async () => {
  const { list } = await listDocuments(reader, { pageNum: 1, pageSize: 1000 });
  const kinds = ["Datasheet", "User Manual", "Manual", "Brochure", "General"];
  const key = ({ language, kind, date }: (typeof list)[number]) =>
    [language === "es" ? 0 : 1, kinds.indexOf(kind), 1e10 - date]
      .map((part) => String(part).padStart(12, "0"))
      .join();
  expect(list.map(key)).toEqual(list.map(key).toSorted());
});

test("no line ends inside a word or a number of a title", async () => {
  const { list } = await listDocuments({ ...reader, language: "my" }, { pageNum: 1, pageSize: 1000 });
  const titles = list.map(({ title }) => title).join("\n");
  expect(titles).toContain("ဘ\u2060ရို\u2060ရှာ");
  expect(titles).toContain("(HD-\u2060R5-\u20601P)");
  expect(titles).not.toMatch(/[A-Z\d]-[A-Z\d]/);
});

test("a page of the list begins where the one before it ends", async () => {
  for (const query of [{}, { keyword: "manual" }]) {
    const all = await listDocuments(reader, { ...query, pageNum: 1, pageSize: 60 });
    const pages = [1, 2, 3].map((pageNum) => listDocuments(reader, { ...query, pageNum, pageSize: 20 }));
    const ids = (await Promise.all(pages)).flatMap(({ list }) => list.map(({ id }) => id));
    expect(ids).toEqual(all.list.map(({ id }) => id));
  }
});

test("a product and a keyword together list only what both find", async () => {
  const query = { keyword: "manual", productId: "hd-r5-1p", pageNum: 1, pageSize: 100 };
  const { total, list } = await listDocuments(reader, query);
  expect(list).toHaveLength(total);
  expect(total).toBeGreaterThan(0);
  for (const { id, products } of list) expect(products, id).toContain("hd-r5-1p");
});

test("products to choose from have documents, and a name in the reader's language", async () => {
  const chosen = await listDocumentProducts(reader, "batteries");
  expect(chosen.length).toBeGreaterThan(0);
  for (const { id, category, count } of chosen) {
    const { total } = await listDocuments(reader, { productId: id, pageNum: 1, pageSize: 1 });
    expect([category, count], id).toEqual(["batteries", total]);
  }
});
