import { sql } from "drizzle-orm";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { migrationsBefore } from "#tests/support/migrations-before.ts";
import { migrateDatabase, openDatabase } from "./client.ts";

test("a database that was filled earlier knows which texts quote which products", async () => {
  const { config, drop } = await createTestDatabase();
  const { db, close } = openDatabase(config);
  onTestFinished(async () => {
    await close();
    await drop();
  });
  await migrate(db, { migrationsFolder: await migrationsBefore("quoted_products") });
  const written = {
    en: { body: "{{3*hd-c16.usableEnergy/hd-c5.usableEnergy}} or {{hd-c5.weight}}, not a/b.c" },
  };
  await db.execute(sql`insert into content_records (kind, id, sha256, written)
    values ('news', 'plain', '', null), ('news', 'quoting', '', ${JSON.stringify(written)})`);

  await migrateDatabase(config);

  const { rows } = await db.execute(sql`select id, quotes from content_records order by id`);
  expect(rows).toEqual([
    { id: "plain", quotes: null },
    { id: "quoting", quotes: ["hd-c16", "hd-c5"] },
  ]);
});
