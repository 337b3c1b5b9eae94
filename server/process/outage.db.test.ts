import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiPrefix } from "#config/product.ts";
import { messages } from "#db/schema/enquiries.ts";
import { agedStamp } from "#tests/support/aged-stamp.ts";
import { openFaultyLink } from "#tests/support/faulty-link.ts";
import { makePublicFolder } from "#tests/support/folder.ts";
import { openSampleDatabase } from "#tests/support/sample-database.ts";
import { sampleMessage } from "#tests/support/sample-message.ts";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";

const patient = { interval: 50, timeout: 60_000 };
const folder = makePublicFolder();
let database: Awaited<ReturnType<typeof openSampleDatabase>>;
let link: Awaited<ReturnType<typeof openFaultyLink>>;
let site: SiteProcess;
let stamp: string;
beforeAll(async () => {
  database = await openSampleDatabase();
  link = await openFaultyLink(String(database.config.connectionString));
  const environment = { SERVE: "api", RATE_LIMITS: "off", DATABASE_URL: link.url, DATA_DIR: folder };
  site = await startSite(environment);
  stamp = await agedStamp(database.db);
});
afterAll(async () => {
  link.heal();
  await site.kill("SIGTERM");
  link.close();
  await database.close();
});

async function post(call: string, body: object, key: string) {
  const response = await fetch(`${site.url}${apiPrefix}${call}`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { code: number; data: { id?: string } | null; msg: string };
}

const send = (text: string, key: string = randomUUID()) =>
  post("support/insertOnlineMessage", { ...sampleMessage, message: text, stamp }, key);
const readiness = async () => (await fetch(`${site.url}/readyz`)).status;
const stored = async () =>
  (await database.db.select({ message: messages.message }).from(messages)).map((row) => row.message).sort();
const spooled = () => readdir(join(folder, "spool"));

test.each(["cut", "freeze"] as const)(
  "messages sent while the database is away (%s) arrive, each once; what cannot be checked is refused",
  async (fault) => {
    const before = randomUUID();
    expect((await send(`${fault}: before`, before)).code).toBe(200);
    link[fault]();
    // Sent again, as its sender does not know whether it arrived.
    expect((await send(`${fault}: before`, before)).code).toBe(200);
    const during = randomUUID();
    for (let time = 0; time < 2; time++)
      expect(await send(`${fault}: during`, during)).toMatchObject({ code: 200, data: { id: during } });
    expect((await send(`${fault}: other words, same key`, during)).code).toBe(409);
    await expect.poll(readiness, patient).toBe(503);
    const registration = await post("support/insertRegisterDataByWebinarCode", { webinarCode: "x" }, "k");
    expect(registration).toMatchObject({ code: 503, data: null, msg: expect.stringMatching(/try again/) });
    expect((await spooled()).length).toBe(2);
    link.heal();
    await expect.poll(readiness, patient).toBe(200);
    await expect.poll(spooled, patient).toEqual([]);
    const arrived = await stored();
    expect(arrived.filter((text) => text.startsWith(fault))).toEqual([
      `${fault}: before`,
      `${fault}: during`,
    ]);
  },
);
