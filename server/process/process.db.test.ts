import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiPrefix } from "#config/product.ts";
import { openEmptyDatabase } from "#tests/support/empty-database.ts";
import { openSampleDatabase } from "#tests/support/sample-database.ts";
import { startSite } from "#tests/support/site-process.ts";

let database: Awaited<ReturnType<typeof openSampleDatabase>>;
let folder: string;
let environment: Record<string, string>;
beforeAll(async () => {
  database = await openSampleDatabase();
  folder = await mkdtemp(join(tmpdir(), "process-"));
  environment = { SERVE: "api", DATABASE_URL: String(database.config.connectionString), DATA_DIR: folder };
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

test("a process that is told to stop is not ready any more, finishes its work and ends by itself", async () => {
  const site = await startSite(environment);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  const underWay = fetch(`${site.url}${apiPrefix}product/getProductData?id=hd-r5-1p`);
  await underWay;
  await site.kill("SIGTERM");
  expect(site.child.exitCode).toBe(0);
});

test("a busy port is one clear sentence", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  const { port } = taken.address() as { port: number };
  await expect(startSite({ ...environment, PORT: String(port) })).rejects.toThrow(`Port ${port} is in use.`);
  taken.close();
});

test("a wrong configuration names the variable and nothing starts", async () => {
  await expect(startSite({ ...environment, PORT: "eighty" })).rejects.toThrow(
    /The configuration is wrong:\n {2}PORT/,
  );
});

test("a data folder that cannot be made is one clear sentence", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  const failure = await startSite({ SERVE: "api", DATA_DIR: join(file, "data") }).catch(String);
  expect(failure).toContain(`${join(file, "data")} (DATA_DIR) cannot hold the database: ENOTDIR`);
  expect(failure).not.toContain("    at ");
});

test("a database that takes calls and never answers is named, within ten seconds", async () => {
  const mute = createServer().listen(0, "127.0.0.1");
  await once(mute, "listening");
  const { port } = mute.address() as { port: number };
  let asked = 0;
  mute.once("connection", () => {
    asked = performance.now();
  });
  const DATABASE_URL = `postgres://someone:secret@127.0.0.1:${port}/site`;
  const failure = await startSite({ ...environment, DATABASE_URL }).catch(String);
  expect(failure).toContain(`The database 127.0.0.1:${port}/site (DATABASE_URL) cannot be used`);
  expect(failure).not.toContain("secret");
  expect(performance.now() - asked).toBeLessThan(10_000);
  mute.close();
});

test("a disk that is full before the content is in is one sentence, without the statement", async () => {
  const { db, config } = await openEmptyDatabase();
  await db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$`);
  await db.execute(sql`create trigger refuse before insert on content_parts execute function refuse()`);
  const DATABASE_URL = String(config.connectionString);
  const failure = await startSite({ ...environment, DATABASE_URL }).catch(String);
  expect(failure).toMatch(/\(DATABASE_URL\) cannot be filled: no space left on device\n/);
  expect(failure).not.toMatch(/insert| {4}at /);
});

test("of several processes one says that the database is not there, and none stays", async () => {
  const DATABASE_URL = "postgres://someone@127.0.0.1:1/site";
  const failure = await startSite({ ...environment, WORKERS: "2", DATABASE_URL }).catch(String);
  expect(String(failure).split("cannot be used")).toHaveLength(2);
});

async function findFreePort() {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** On a connection of its own, so that the next request may reach another worker. */
async function fetchAlone(url: string) {
  const request = get(url, { agent: false, signal: AbortSignal.timeout(10_000) });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return text(response);
}

test("several workers share one port and one database, and a dead one is replaced", async () => {
  const METRICS_PORT = String(await findFreePort());
  const site = await startSite({ ...environment, WORKERS: "2", METRICS_PORT });
  const workers = new Set<string>();
  const ask = async () => {
    const pid = /^site_process_id (\d+)/m.exec(await fetchAlone(`${site.url}/metrics`))?.[1];
    if (pid) workers.add(pid);
    return workers.size;
  };
  await expect.poll(ask, { interval: 20, timeout: 60_000 }).toBe(2);
  const figures = await fetchAlone(`http://127.0.0.1:${METRICS_PORT}/metrics`);
  for (const line of [
    /^site_processes 2$/m,
    /^site_mails_waiting 0$/m,
    /^site_disk_free_bytes \d+/m,
    /^http_requests_total/m,
  ])
    expect(figures).toMatch(line);
  process.kill(Number([...workers][0]), "SIGKILL");
  await expect.poll(() => ask().catch(() => 0), { interval: 50, timeout: 60_000 }).toBe(3);
  await site.kill("SIGTERM");
  expect(site.child.exitCode).toBe(0);
});

test("what is too long, too large or of an odd method is refused at the door", async () => {
  const site = await startSite(environment);
  const call = `${site.url}${apiPrefix}support/insertOnlineMessage`;
  expect((await fetch(`${site.url}/${"x".repeat(9000)}`)).status).toBe(414);
  expect((await fetch(`${site.url}/x`, { method: "PUT" })).status).toBe(405);
  const foreign = { "content-type": "application/json", origin: "https://evil.example" };
  expect((await fetch(call, { method: "POST", headers: foreign, body: "{}" })).status).toBe(403);
  const claimed = { "x-forwarded-for": "1.2.3.4" };
  expect((await fetch(`${site.url}/metrics`, { headers: claimed })).status).toBe(404);
  const response = await fetch(call);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(response.headers.get("strict-transport-security")).toContain("max-age=");
  await site.kill("SIGTERM");
});
