import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { migrateDatabase, openDatabase } from "#db/client.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { importContent } from "../content/import-content.ts";
import { completeMarks } from "./complete-marks.ts";

test("documents and their search rows follow when the maker's types or segments change", async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  await migrateDatabase(database.config);
  const { db, close } = openDatabase(database.config, { maxConnections: 2 });
  onTestFinished(close);
  await importContent(db, "tests/fixtures/maker");
  const marks = async () => {
    const { rows } = await db.execute<{ marks: number }>(sql`
      select marks from documents union all select marks from search_docs where type = 'document'`);
    return rows.map((row) => row.marks);
  };
  const written = await marks();
  expect(written.length).toBeGreaterThan(1);
  expect(await completeMarks(db)).toBe(0);
  // As an order of words had it that has one word more before these.
  await db.execute(sql`update documents set marks = marks * 2`);
  await db.execute(sql`update search_docs set marks = marks * 2 where type = 'document'`);
  expect(await completeMarks(db)).toBe(1);
  expect(await marks()).toEqual(written);
});
