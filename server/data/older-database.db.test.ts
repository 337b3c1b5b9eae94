import { eq, sql } from "drizzle-orm";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#config/config.ts";
import { openDatabase } from "#db/client.ts";
import { blogs } from "#db/schema/journal.ts";
import { listFiles } from "#domain/content/parts/write-folder.ts";
import { importContent } from "#domain/content/publish/import-content.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { migrationsBefore } from "#tests/support/migrations-before.ts";
import { prepareDatabase } from "./prepare-database.ts";

const fixture = "tests/fixtures/maker";

/** A database as version 0.4 left it: content as rows alone, and what visitors sent. */
async function openOlder() {
  const { config, url, drop } = await createTestDatabase();
  const { db, close } = openDatabase(config, { patient: true });
  onTestFinished(async () => {
    await close();
    await drop();
  });
  await migrate(db, { migrationsFolder: await migrationsBefore("content_parts") });
  await db.execute(sql`insert into blogs (id, category, date, author, products)
    values ('first-post', 'stories', now(), 'Ana', '{}'), ('withdrawn', 'stories', now(), 'Ana', '{}')`);
  await db.execute(
    sql`insert into content_records (kind, id, sha256) values ('blogs', 'first-post', 'a'), ('blogs', 'withdrawn', 'b')`,
  );
  await db.execute(sql`insert into comments (id, language, fingerprint, blog_id, name, content, status)
    values (gen_random_uuid(), 'en', 'visitor', 'first-post', 'Thiri', 'Thanks', 'approved')`);
  await db.execute(sql`insert into messages (id, language, fingerprint, name, phone, email, product, company, address, country, message)
    values (gen_random_uuid(), 'en', 'visitor', 'Thiri', '', 'a@example.com', '', '', '', 'MM', 'Hello')`);
  const prepare = () =>
    prepareDatabase(
      config,
      readConfig({ DATABASE_URL: url, CONTENT_DIR: fixture }),
      pino({ level: "silent" }),
    );
  return { db, prepare };
}

test("a database of version 0.4 is not started on, and is told how its content goes over", async () => {
  const { db, prepare } = await openOlder();
  await expect(prepare()).rejects.toThrow(
    /holds content of version 0\.4[\s\S]*with version 0\.4: +npm run content -- export[\s\S]*with this version: +npm run content -- import/,
  );
  expect(await db.$count(blogs)).toBe(2);
});

test("once its content is imported it is started on, and keeps what visitors sent", async () => {
  const { db, prepare } = await openOlder();
  await expect(prepare()).rejects.toThrow("holds content of version 0.4");
  await importContent(db, fixture);
  await prepare();
  expect((await listFiles(db)).get("blogs/first-post.en.yaml")).toContain("title:");
  expect(await db.$count(blogs, eq(blogs.id, "withdrawn"))).toBe(0);
  const { rows } = await db.execute(sql`select
    (select count(*)::int from comments where fingerprint = 'visitor') as comments,
    (select count(*)::int from messages) as messages`);
  expect(rows).toEqual([{ comments: 1, messages: 1 }]);
});
