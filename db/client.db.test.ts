import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { openDatabase } from "./client.ts";

test("a connection that breaks between two queries of somebody fails that work, and not the process", async () => {
  const { config, drop } = await createTestDatabase();
  const { db, pool, close } = openDatabase(config);
  onTestFinished(async () => {
    await close();
    await drop();
  });
  const work = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const broken = new Promise((resolve) => pool.once("remove", resolve));
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    await tx.execute(sql`select 1`).finally(() => broken);
  });
  await expect(work).rejects.toThrow();
  const { rows } = await db.execute(sql`select 1 as one`);
  expect(rows).toEqual([{ one: 1 }]);
});
