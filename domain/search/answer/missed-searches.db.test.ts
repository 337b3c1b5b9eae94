import { afterAll, beforeAll, expect, test } from "vitest";
import { openFixture } from "#tests/support/search-fixture.ts";
import { listMisses } from "./missed-searches.ts";
import { searchStatistics } from "./search-statistics.ts";

let fixture: Awaited<ReturnType<typeof openFixture>>;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

test("editors see what was searched for in vain, and nothing that may name a person", async () => {
  const reader = { db: fixture.db, language: "en" as const, tags: new Set<string>() };
  for (const keyword of ["Xylophone", "xylophone ", "ridge 5", "qqqq@example.org", "zzzz 0912 345 678"])
    await searchStatistics(reader, { keyword });
  expect(await listMisses(fixture.db)).toEqual([
    { language: "en", keyword: "xylophone", count: 2, last: expect.any(String) },
  ]);
});
