import { afterAll, beforeAll, expect, test } from "vitest";
import { documents } from "#db/schema/documents.ts";
import { listDocuments } from "#domain/documents/documents.ts";
import type { Reader } from "#domain/reader.ts";
import { openSampleDatabase } from "#tests/support/sample-database.ts";
import { searchByType } from "./search-by-type.ts";
import { searchStatistics } from "./search-statistics.ts";

/** As many as the downloads page shows at once. */
const firstPage = { pageNum: 1, pageSize: 12 };

let database: Awaited<ReturnType<typeof openSampleDatabase>>;
beforeAll(async () => {
  database = await openSampleDatabase();
});
afterAll(() => database.close());

test.each(["en", "es", "my"] as const)(
  "every document that a search finds stands in the list its link opens (%s)",
  async (language) => {
    const reader: Reader = { db: database.db, language, tags: new Set() };
    const { list } = await searchByType(reader, { type: ["document"], pageNum: 1, pageSize: 1000 });
    expect(list).toHaveLength(await database.db.$count(documents));
    const missing: string[] = [];
    for (const { id, url } of list) {
      const { pathname, searchParams, hash } = new URL(url, "http://site.example");
      expect([pathname, hash]).toEqual(["/downloads", `#${id}`]);
      const keyword = searchParams.get("keyword") ?? "";
      const found = await listDocuments(reader, { keyword, ...firstPage });
      if (!found.list.some((document) => document.id === id)) missing.push(url);
    }
    expect(missing).toEqual([]);
  },
);

test.each(["", "datasheet", "inverter"])(
  "what is written in a language that is not offered is neither listed nor counted (%s)",
  async (keyword) => {
    const everyone: Reader = { db: database.db, language: "en", tags: new Set() };
    const some: Reader = { ...everyone, offered: ["english"] };
    const { total, types } = await searchStatistics(some, { keyword });
    const { list } = await searchByType(some, { keyword, pageNum: 1, pageSize: 5000 });
    const found = list.flatMap(({ document }) => document ?? []);
    expect(list).toHaveLength(total);
    expect(types.find(({ type }) => type === "document")?.count).toBe(found.length);
    expect(found.every(({ language }) => language === "en")).toBe(true);
    expect((await searchStatistics(everyone, { keyword })).total).toBeGreaterThan(total);
  },
);
