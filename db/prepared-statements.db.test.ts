import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { openDatabase } from "./client.ts";

async function openOne() {
  const { config, drop } = await createTestDatabase();
  const { db, close } = openDatabase(config, { maxConnections: 1 });
  onTestFinished(async () => {
    await close();
    await drop();
  });
  const listPrepared = async () => {
    const { rows } = await db.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements where statement not like '%pg_prepared_statements%'`,
    );
    return rows.map(({ statement }) => statement);
  };
  return { db, listPrepared };
}

test("what is asked often is prepared, in transactions too, and answers the same; what is asked once is not", async () => {
  const { db, listPrepared } = await openOne();
  for (let turn = 0; turn < 8; turn++) {
    const { rows } = await db.execute(sql`select ${turn}::int + 1 as next`);
    expect(rows).toEqual([{ next: turn + 1 }]);
  }
  await db.execute(sql`select 1 as once`);
  expect(await listPrepared()).toEqual(["select $1::int + 1 as next"]);
  const { rows } = await db.transaction((tx) => tx.execute(sql`select ${41}::int + 1 as next`));
  expect(rows).toEqual([{ next: 42 }]);
});

test("however many different statements come, no more than a limit are prepared", async () => {
  const { db, listPrepared } = await openOne();
  for (let shape = 0; shape < 200; shape++)
    for (let turn = 0; turn < 4; turn++) await db.execute(sql.raw(`select ${shape} as shape`));
  expect(await listPrepared()).toHaveLength(120);
});

test("a prepared statement that fails fails alone", async () => {
  const { db } = await openOne();
  const ask = (text: string) => db.execute(sql`select ${text}::int as number`);
  for (let turn = 0; turn < 6; turn++) await ask("7");
  await expect(ask("seven")).rejects.toThrow();
  expect((await ask("7")).rows).toEqual([{ number: 7 }]);
});
