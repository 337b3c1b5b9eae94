import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openMakerDatabase } from "#tests/support/maker-database.ts";
import { completeMarks } from "./complete-marks.ts";

test("documents and their search rows follow when the maker's types or segments change", async () => {
  const { db, close } = await openMakerDatabase();
  onTestFinished(close);
  const marks = async () => {
    const { rows } = await db.execute<{ marks: number }>(sql`
      select marks from documents union all select marks from search_docs where type = 'document'
      union all select marks from search_counted where marks is not null`);
    return rows.map((row) => row.marks);
  };
  const written = await marks();
  expect(written.length).toBeGreaterThan(1);
  expect(await completeMarks(db)).toBe(0);
  // As an order of words had it that has one word more before these.
  await db.execute(sql`update documents set marks = marks * 2`);
  await db.execute(sql`update search_docs set marks = marks * 2 where type = 'document'`);
  await db.execute(sql`update search_counted set marks = marks * 2`);
  expect(await completeMarks(db)).toBe(1);
  expect(await marks()).toEqual(written);
});
