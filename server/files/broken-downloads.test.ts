import { once } from "node:events";
import { createReadStream, existsSync, readdirSync, readlinkSync } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#config/config.ts";
import { makeTestFolder } from "#tests/support/folder.ts";
import { openFileStore } from "./file-store.ts";
import { createFolders } from "./folders.ts";
import { createStoredFiles } from "./stored-files.ts";

const log = pino({ level: "silent" });
const reads = 100;
/** More than the kernel takes off our hands for a connection. */
const size = 16 * 1024 ** 2;

async function listen(handle: RequestListener) {
  const server = createServer(handle).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function writeLarge(path: string) {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, "w");
  await file.truncate(size);
  await file.close();
}

/** A site whose every folder holds a large file. */
async function openSite(environment: Record<string, string> = {}) {
  const folder = makeTestFolder();
  const files = [
    "files/clips/clip.webm",
    "files/documents/brochure.pdf",
    "media/derived/ab-1.webp",
    "media/models/battery.glb",
    "build/assets/library.js",
    "build/assets/library.js.br",
    "build/icon.png",
    "assets/earlier.js",
  ];
  for (const file of files) await writeLarge(join(folder, file));
  const config = readConfig({ CONTENT_DIR: folder, DATA_DIR: folder, ...environment });
  const stored = config.fileStore && createStoredFiles(openFileStore(config.fileStore), log);
  const serve = await createFolders(config, log, join(folder, "build"), stored);
  const port = await listen((request, response) => serve(request, response, () => void response.end("page")));
  return { port, folder };
}

/** Asks for a file, and hangs up after 4 KB of it. */
async function breakOff(port: number, path: string, header = "Accept: */*") {
  const socket = connect(port, "127.0.0.1");
  socket.write(`GET ${path} HTTP/1.1\r\nHost: site.test\r\n${header}\r\n\r\n`);
  let read = 0;
  for await (const chunk of socket) {
    read += chunk.length;
    if (read >= 4096) break; // which destroys the socket
  }
  expect(read).toBeGreaterThanOrEqual(4096);
}

async function breakMany(port: number, path: string, header?: string) {
  for (let count = 0; count < reads; count += 10)
    await Promise.all(Array.from({ length: 10 }, () => breakOff(port, path, header)));
}

/** The files under a folder that this process holds open. */
const openFiles = (folder: string) =>
  readdirSync("/proc/self/fd").filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(folder);
    } catch {
      return false; // closed meanwhile
    }
  }).length;

const onLinux = test.runIf(existsSync("/proc/self/fd"));

onLinux.each([
  "/files/clips/clip.webm",
  "/files/documents/brochure.pdf",
  "/media/ab-1.webp",
  "/models/battery.glb",
  "/assets/library.js",
  "/assets/earlier.js",
  "/icon.png",
])("broken downloads of %s leave no file open", async (path) => {
  const { port, folder } = await openSite();
  for (const header of ["Accept: */*", "Range: bytes=1000-", "Accept-Encoding: br"])
    await breakMany(port, path, header);
  await expect.poll(() => openFiles(folder), { timeout: 10_000 }).toBe(0);
  expect(await (await fetch(`http://127.0.0.1:${port}/about`)).text()).toBe("page");
});

test("a built file that a deploy removed breaks one answer and nothing else", async () => {
  const { port, folder } = await openSite();
  await rm(join(folder, "build/assets/library.js"));
  await expect(fetch(`http://127.0.0.1:${port}/assets/library.js`)).rejects.toThrow();
  const other = await fetch(`http://127.0.0.1:${port}/assets/library.js.br`, { method: "HEAD" });
  expect(other.status).toBe(200);
});

test("broken downloads from the store leave no request to it open", async () => {
  const folder = makeTestFolder();
  await writeLarge(join(folder, "stored.pdf"));
  let asked = 0;
  let open = 0;
  const store = await listen((_request, response) => {
    asked++;
    open++;
    response.once("close", () => open--);
    response.writeHead(200, { "Content-Length": size });
    pipeline(createReadStream(join(folder, "stored.pdf")), response, () => {});
  });
  const { port } = await openSite({
    FILE_STORE_URL: `http://127.0.0.1:${store}/bucket`,
    FILE_STORE_KEY: "key",
    FILE_STORE_SECRET: "secret",
  });
  await breakMany(port, "/files/documents/stored.pdf");
  await expect.poll(() => open, { timeout: 10_000 }).toBe(0);
  expect(asked).toBe(reads);
});

test("a visitor who leaves before the store answers leaves no request to it open", async () => {
  let open = 0;
  const answers: (() => void)[] = [];
  const store = await listen((_request, response) => {
    open++;
    response.once("close", () => open--);
    answers.push(() => {
      response.writeHead(200, { "Content-Length": size });
      response.write(Buffer.alloc(1024 ** 2));
    });
  });
  const { port } = await openSite({
    FILE_STORE_URL: `http://127.0.0.1:${store}/bucket`,
    FILE_STORE_KEY: "key",
    FILE_STORE_SECRET: "secret",
  });
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /files/documents/stored.pdf HTTP/1.1\r\nHost: site.test\r\n\r\n");
  await expect.poll(() => answers.length).toBe(1);
  socket.destroy();
  await once(socket, "close");
  answers[0]?.();
  await expect.poll(() => open, { timeout: 10_000 }).toBe(0);
});
