import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pino } from "pino";
import sirv from "sirv";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#config/config.ts";
import { makeTestFolder } from "#tests/support/folder.ts";
import { openFileStore } from "./file-store.ts";
import { createFolders } from "./folders.ts";
import { createStoredFiles } from "./stored-files.ts";

async function listen(handle: RequestListener) {
  const server = createServer(handle).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A site with one document and one picture on its disk, whose store is answered by the given listener. */
async function openSite(store: RequestListener) {
  const folder = makeTestFolder();
  await mkdir(join(folder, "files"), { recursive: true });
  await mkdir(join(folder, "media/derived"), { recursive: true });
  await writeFile(join(folder, "files/both.pdf"), "disk");
  await writeFile(join(folder, "media/derived/ab-1.webp"), "disk");
  const FILE_STORE_URL = `${await listen(store)}/bucket`;
  const config = readConfig({
    CONTENT_DIR: folder,
    DATA_DIR: folder,
    FILE_STORE_URL,
    FILE_STORE_KEY: "key",
    FILE_STORE_SECRET: "secret",
  });
  if (!config.fileStore) throw new Error("no store");
  const log = pino({ level: "silent" });
  const stored = createStoredFiles(openFileStore(config.fileStore), log);
  const files = await createFolders(config, log, join(folder, "build"), stored);
  return listen((request, response) =>
    files(request, response, () => void response.writeHead(404).end("page")),
  );
}

async function bucket() {
  const folder = makeTestFolder();
  await mkdir(join(folder, "bucket/files"), { recursive: true });
  await mkdir(join(folder, "bucket/media"), { recursive: true });
  await writeFile(join(folder, "bucket/files/both.pdf"), "store");
  await writeFile(join(folder, "bucket/files/large.pdf"), "0123456789");
  await writeFile(join(folder, "bucket/media/ab-1.webp"), "store");
  return sirv(folder, { dev: true, etag: true });
}

test("a document comes from the store, in part if asked for, and not again if it is known", async () => {
  const site = await openSite(await bucket());
  const whole = await fetch(`${site}/files/both.pdf`);
  expect(await whole.text()).toBe("store");
  expect(whole.headers.get("content-type")).toBe("application/pdf");
  expect(whole.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  const known = { "if-none-match": whole.headers.get("etag") ?? "" };
  expect((await fetch(`${site}/files/both.pdf`, { headers: known })).status).toBe(304);
  const part = await fetch(`${site}/files/large.pdf`, { headers: { range: "bytes=2-4" } });
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
    206,
    "bytes 2-4/10",
    "234",
  ]);
  expect((await fetch(`${site}/files/nowhere.pdf`)).status).toBe(404);
});

test("a picture that lies on the disk is not fetched", async () => {
  const site = await openSite(await bucket());
  expect(await (await fetch(`${site}/media/ab-1.webp`)).text()).toBe("disk");
});

test("a store that fails or hangs is replaced by the disk, and says so when the disk has nothing", async () => {
  let asked = 0;
  const failing = await openSite((_request, response) => void response.writeHead(500).end());
  const hanging = await openSite(() => void asked++);
  for (const site of [failing, hanging]) {
    expect(await (await fetch(`${site}/files/both.pdf`)).text()).toBe("disk");
    const missing = await fetch(`${site}/files/large.pdf`);
    expect([missing.status, missing.headers.get("retry-after")]).toEqual([503, "10"]);
  }
  // After the first time nobody waits for it.
  expect(asked).toBe(1);
});

test("half of a store's settings is refused", () => {
  expect(() => readConfig({ FILE_STORE_URL: "https://s3.example.com/bucket" })).toThrow(
    "must be set together",
  );
});
