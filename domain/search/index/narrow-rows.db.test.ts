import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openSampleDatabase } from "#tests/support/sample-database.ts";

/** Bytes, on average. With their words inside, the rows of the sample content take 1,100. */
const widest = 600;

test("search rows keep their words outside, so that thousands are counted from few pages", async () => {
  const database = await openSampleDatabase();
  onTestFinished(() => database.close());
  const { rows } = await database.db.execute<{ width: number }>(sql`
    select pg_relation_size('search_docs') / count(*)::int as width from search_docs`);
  expect(Number(rows[0]?.width)).toBeLessThan(widest);
});
