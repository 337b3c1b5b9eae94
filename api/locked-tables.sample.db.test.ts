import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { openTestApi } from "#tests/support/test-api.ts";

const statementTimeout = 300;

test("while tables are locked, the list of pages is refused with 503 and every failure is caught", async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => void uncaught.push(error);
  process.on("unhandledRejection", note);
  onTestFinished(() => void process.off("unhandledRejection", note));
  const api = await openTestApi();
  const pool = new pg.Pool({ ...api.config, statement_timeout: statementTimeout });
  onTestFinished(async () => {
    await pool.end();
    await api.close();
  });
  api.services.db = drizzle(pool, { schema });
  const locker = await api.pool.connect();
  await locker.query("begin; lock table series, webinars in access exclusive mode");

  const ask = (edition: string) => api.request(`homePage/getSeoData?languageCode=${edition}`);
  const answers = await Promise.all(["english", "spanish", "burmese"].map(ask));
  await locker.query("rollback");
  locker.release();

  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(uncaught).toEqual([]);
  expect((await ask("english")).status).toBe(200);
});
