import { afterAll, beforeAll, expect, test } from "vitest";
import { openSampleDatabase } from "#tests/support/sample-database.ts";
import { listWarranty } from "./warranty.ts";

let sample: Awaited<ReturnType<typeof openSampleDatabase>>;
beforeAll(async () => {
  sample = await openSampleDatabase();
});
afterAll(() => sample.close());

test("each market has an office to call, and elsewhere it is the first of the visitor's variant", async () => {
  const reader = { db: sample.db, language: "en" as const, tags: new Set<string>() };
  const { office } = await listWarranty(reader, { market: "AU" });
  expect(office).toMatchObject({ id: "brisbane", phone: "+61 7 5550 0142" });
  expect((await listWarranty(reader, {})).office?.id).toBe("aarhus");
  expect((await listWarranty({ ...reader, language: "es" }, {}, "spanish")).office?.id).toBe("bogota");
});

test("what holds in Australia comes first, and a general row names only what it still covers", async () => {
  const { rows } = await listWarranty({ db: sample.db, language: "en", tags: new Set() }, { market: "AU" });
  expect(rows[0]).toMatchObject({ market: "AU", years: 10 });
  expect(rows[0]?.series.map(({ id }) => id)).toEqual(["ridge", "summit"]);
  expect(rows.map(({ name }) => name)).toContain("Meridian");
  expect(rows.map(({ name }) => name)).not.toContain("Ridge, Summit, Meridian");
});
