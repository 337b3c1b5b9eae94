import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiPrefix } from "#config/product.ts";
import { messages } from "#db/schema/enquiries.ts";
import { agedStamp } from "#tests/support/aged-stamp.ts";
import { openSampleDatabase } from "#tests/support/sample-database.ts";
import { sampleMessage } from "#tests/support/sample-message.ts";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";

/** Enough to notice a change for the worse; `npm run test:faults` kills hundreds of times. */
const kills = 6;
let database: Awaited<ReturnType<typeof openSampleDatabase>>;
let stamp: string;
beforeAll(async () => {
  database = await openSampleDatabase();
  stamp = await agedStamp(database.db);
});
afterAll(() => database.close());

async function sendUntilDead({ url }: SiteProcess, acknowledged: string[]) {
  for (;;) {
    const id = randomUUID();
    try {
      const response = await fetch(`${url}${apiPrefix}support/insertOnlineMessage`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": id },
        body: JSON.stringify({ ...sampleMessage, stamp }),
      });
      const { code, data } = (await response.json()) as { code: number; data: { id: string } };
      if (code === 200) acknowledged.push(data.id);
    } catch {
      return;
    }
  }
}

test(`after ${kills} kills every acknowledged message is there exactly once`, {
  timeout: 600_000,
}, async () => {
  const acknowledged: string[] = [];
  const environment = {
    SERVE: "api",
    RATE_LIMITS: "off",
    DATABASE_URL: String(database.config.connectionString),
    DATA_DIR: "/nonexistent",
  };
  let next = startSite(environment);
  for (let count = 0; count < kills; count++) {
    const before = acknowledged.length;
    const site = await next;
    next = startSite(environment);
    const senders = Array.from({ length: 4 }, () => sendUntilDead(site, acknowledged));
    await expect
      .poll(() => acknowledged.length, { interval: 5, timeout: 60_000 })
      .toBeGreaterThan(before + 5 + count);
    await site.kill("SIGKILL");
    await Promise.all(senders);
  }
  await (await next).kill("SIGKILL");
  const stored = (await database.db.select({ id: messages.id }).from(messages)).map(({ id }) => id);
  expect(new Set(stored).size).toBe(stored.length);
  expect(acknowledged.length).toBeGreaterThan(kills * 5);
  expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
});
