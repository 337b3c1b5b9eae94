import { sql } from "drizzle-orm";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { migrationsBefore } from "#tests/support/migrations-before.ts";
import { migrateDatabase, openDatabase } from "./client.ts";

test("a database that knew three languages keeps its rows, and may be told a fourth", async () => {
  const { config, drop } = await createTestDatabase();
  const { db, close } = openDatabase(config);
  onTestFinished(async () => {
    await close();
    await drop();
  });
  await migrate(db, { migrationsFolder: await migrationsBefore("languages_as_text") });
  await db.execute(sql`insert into documents (id, kind, products, product_types, segments, language, version, date,
    pages, bytes, sha256, path) values ('old', 'Manual', '{}', '{Battery}', '{}', 'my', '1', now(), 1, 1, '', '')`);
  await db.execute(sql`insert into document_texts (id, language, title) values ('old', 'es', 'Manual')`);
  await db.execute(sql`insert into search_words (language, word, documents) values ('en', 'manual', 1)`);

  await migrateDatabase(config);

  const { rows } = await db.execute(sql`select language, marks from documents`);
  expect(rows).toEqual([{ language: "my", marks: 8 + 32 + 4096 }]);
  await db.execute(sql`insert into document_texts (id, language, title) values ('old', 'qya', 'Parma')`);
  const { rows: left } = await db.execute(sql`select from pg_type where typname = 'language'`);
  expect(left).toEqual([]);
  const { rows: indexes } = await db.execute(
    sql`select indexname from pg_indexes where indexname ~ '^documents_order_(en|es|my)$'`,
  );
  expect(indexes).toHaveLength(3);
});
