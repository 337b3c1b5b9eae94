import { afterAll, beforeAll, expect, test } from "vitest";
import { openSampleDatabase } from "#tests/support/sample-database.ts";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";
import { sendHostile } from "./send-hostile.ts";

let database: Awaited<ReturnType<typeof openSampleDatabase>>;
let site: SiteProcess;
beforeAll(async () => {
  database = await openSampleDatabase();
  site = await startSite({
    SERVE: "api",
    RATE_LIMITS: "off",
    DATABASE_URL: String(database.config.connectionString),
    DATA_DIR: "/nonexistent",
  });
});
afterAll(async () => {
  await site.kill("SIGKILL");
  await database.close();
});

test("six hundred hostile requests to all calls leave no failure and no leak", async () => {
  const { sent, statuses } = await sendHostile({
    url: site.url,
    siteUrl: site.url,
    what: "calls",
    requests: 600,
    seed: 20_261_115,
  });
  expect(sent).toBeGreaterThanOrEqual(600);
  expect(new Map(statuses).get(200)).toBeGreaterThan(150);
  expect(site.child.exitCode).toBeNull();
});
