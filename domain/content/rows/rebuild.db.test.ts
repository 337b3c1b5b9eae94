import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { sumsOf } from "#tests/support/backup-fixture.ts";
import { openMakerDatabase } from "#tests/support/maker-database.ts";
import { completeRows, rebuild } from "./rebuild.ts";

async function open() {
  const { db, config, close } = await openMakerDatabase();
  onTestFinished(close);
  return { db, config };
}

test("rows that are made anew say what those of the import said", async () => {
  const { db, config } = await open();
  await db.execute(sql`update products set model = 'wrong' where id = 'bw-3k'`);
  await db.execute(sql`delete from news_texts`);
  await rebuild(db);
  const before = await sumsOf(config);
  await rebuild(db);
  expect(withoutIds(await sumsOf(config))).toEqual(withoutIds(before));
  const { rows } = await db.execute(sql`select model, (select count(*)::int from news_texts) as news
    from products where id = 'bw-3k'`);
  expect(rows).toEqual([{ model: "BW-3K", news: expect.any(Number) }]);
  expect(rows[0]?.news).toBeGreaterThan(0);
});

test("a language that the site speaks from now on can be searched, in English until it is translated", async () => {
  const { db } = await open();
  const french = () => db.execute(sql`select text_language from search_docs where language = 'fr'`);
  expect((await french()).rows).toEqual([]);
  expect(await completeRows(db)).toBe("same");
  process.env.LANGUAGES = "english,spanish,french";
  onTestFinished(() => {
    delete process.env.LANGUAGES;
  });
  expect(await completeRows(db)).toBe("rebuilt");
  expect((await french()).rows).toContainEqual({ text_language: "en" });
  expect(await completeRows(db)).toBe("same");
});

test("documents follow when the maker's types or segments change", async () => {
  const { db } = await open();
  const marks = async () => {
    const { rows } = await db.execute<{ marks: number }>(sql`select marks from documents order by id`);
    return rows.map((row) => row.marks);
  };
  const written = await marks();
  expect(written.length).toBeGreaterThan(0);
  // As an order of words had it that has one word more before these.
  await db.execute(sql`update documents set marks = marks * 2`);
  await db.execute(sql`update settings set value = '{}' where key = 'content-rows'`);
  expect(await completeRows(db)).toBe("rebuilt");
  expect(await marks()).toEqual(written);
});

/** Words are counted as they come. */
function withoutIds(sums: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(sums).filter(([name]) => !name.startsWith("search_")));
}
