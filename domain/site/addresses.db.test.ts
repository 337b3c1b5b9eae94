import { afterAll, beforeAll, expect, test } from "vitest";
import { documentPages } from "#db/schema/documents.ts";
import { openMakerDatabase } from "#tests/support/maker-database.ts";
import { listAddresses } from "./addresses.ts";

let maker: Awaited<ReturnType<typeof openMakerDatabase>>;
beforeAll(async () => {
  maker = await openMakerDatabase();
});
afterAll(() => maker.close());

const papers = Array.from({ length: 1700 }, (_, number) => `paper-${String(number).padStart(4, "0")}`);

test("the pages of the address list name everything once and in one order, papers last", async () => {
  await maker.db
    .insert(documentPages)
    .values(papers.map((id) => ({ id, html: "", chapters: [], sha256: "" })));
  const reader = { db: maker.db, language: "en" as const, tags: new Set<string>() };
  const first = await listAddresses(reader, 1);
  const numbers = Array.from({ length: first.pages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => listAddresses(reader, number)));
  const all = pages.flatMap(({ list }) => list);
  expect(pages.map(({ hasMore }) => hasMore)).toEqual(numbers.map((number) => number < first.pages));
  expect(all).toHaveLength(first.total);
  expect(new Set(all).size).toBe(first.total);
  expect(all.filter((path) => path.startsWith("/documents/paper-"))).toEqual(
    papers.map((id) => `/documents/${id}`),
  );
  expect(all.findIndex((path) => path.startsWith("/documents/"))).toBeGreaterThan(
    all.findLastIndex((path) => path.startsWith("/products/")),
  );
  expect((await listAddresses(reader, first.pages + 1)).list).toEqual([]);
});
