import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openFixture } from "#tests/support/search-fixture.ts";
import { searchByType } from "./search-by-type.ts";
import { searchStatistics } from "./search-statistics.ts";

let fixture: Awaited<ReturnType<typeof openFixture>>;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

const hostile = [
  "%",
  "%%_%",
  "'",
  "''",
  "\\",
  "\\'",
  "'; drop table search_docs; --",
  "<script>alert(1)</script>",
  "a & b",
  "!a | (b <-> c):*",
  "r5:*A",
  "((((",
  "🔋🔋",
  "\ud83d",
  "battery \udc00 grid",
  "\u0000",
  "r5\u0000",
  "\u200b\u200d",
  "=battery ~batteri ^bateri >r",
  "a".repeat(200),
  "a ".repeat(100),
  "1-".repeat(100),
  "HD-".repeat(66),
  "ကျွန်ုပ်".repeat(25),
  "က္".repeat(100),
  "့".repeat(200),
  "İıſß",
  "\u0301\u0301",
  "x".repeat(5000),
];

test.each(hostile.map((keyword) => [JSON.stringify(keyword).slice(0, 40), keyword]))(
  "%s is answered",
  async (_, keyword) => {
    for (const language of ["en", "es", "my"] as const) {
      const reader = { db: fixture.db, language, tags: new Set<string>() };
      const { total } = await searchStatistics(reader, { keyword });
      expect((await searchByType(reader, { keyword, pageNum: 1, pageSize: 5 })).total).toBe(total);
    }
  },
);

test("whatever is typed is answered", async () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.uint16Array({ maxLength: 6 }).map((units) => String.fromCharCode(...units)),
    fc.constantFrom(
      "battery",
      "r5",
      "ဘက်ထရီ",
      "5 kW",
      "hoja de datos",
      " ",
      "-",
      "'",
      "\\",
      ":*",
      "&",
      "|",
      "!",
      "<->",
    ),
  );
  const keywords = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(" "));
  await fc.assert(
    fc.asyncProperty(keywords, async (keyword) => {
      const reader = { db: fixture.db, language: "en" as const, tags: new Set<string>() };
      const page = await searchByType(reader, { keyword, pageNum: 1, pageSize: 3 });
      return page.total >= page.list.length;
    }),
    { numRuns: 150, seed: 20_261_115 },
  );
});
