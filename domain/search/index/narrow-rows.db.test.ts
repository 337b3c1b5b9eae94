import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSampleDatabase } from "#tests/support/sample-database.ts";

let database: Awaited<ReturnType<typeof openSampleDatabase>>;
beforeAll(async () => {
  database = await openSampleDatabase();
});
afterAll(() => database.close());

/** Bytes, on average. With their words inside, the rows of the sample content take 1,100. */
test.each([
  ["search_docs", 600],
  ["search_counted", 150],
])(
  "the rows of %s keep their words outside, so that thousands are read from few pages",
  async (table, widest) => {
    const { rows } = await database.db.execute<{ width: number }>(sql`
    select pg_relation_size(${table}) / count(*)::int as width from ${sql.identifier(table)}`);
    expect(Number(rows[0]?.width)).toBeLessThan(widest);
  },
);

test("what is numerous is counted by the same words, language and marks as it is found by", async () => {
  const { rows } = await database.db.execute(sql`
    select docs.type, docs.entity, docs.language from (select * from search_docs where type in ('product', 'document', 'chapter')) as docs
    full join search_counted counted on counted.doc = docs.id
    where (docs.id, docs.language, docs.position, docs.tsv) is distinct from
      (counted.doc, counted.language, counted.position, counted.tsv) or docs.marks is distinct from counted.marks`);
  expect(rows).toEqual([]);
});

test("how often a word occurs is not guessed at", async () => {
  const { rows } = await database.db.execute(
    sql`select tablename from pg_stats where attname = 'search_vector'`,
  );
  expect(rows).toEqual([]);
});
