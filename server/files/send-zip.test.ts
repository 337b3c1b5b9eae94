import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Packed, sendZip } from "./send-zip.ts";

const folder = mkdtempSync(join(tmpdir(), "zip-"));
const paper = Buffer.from("%PDF-1.7 ".repeat(2_000_000));
const date = new Date("2026-11-16T09:30:10Z");
const packed: Packed[] = [
  { name: "list.txt", date, bytes: Buffer.from("Ridge: အသုံးပြုသူလက်စွဲ\n") },
  { name: "ridge-user-manual-my.pdf", date, path: join(folder, "a.pdf") },
  { name: "empty.txt", date, bytes: Buffer.alloc(0) },
];
const server = createServer((request, response) => void sendZip(request, response, packed, "papers.zip"));
let address = "";

beforeAll(async () => {
  writeFileSync(join(folder, "a.pdf"), paper);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => void server.close());

test("any program for archives unpacks it, with the right names and contents", async () => {
  const response = await fetch(address);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get("Content-Length")).toBe(String(bytes.length));
  writeFileSync(join(folder, "all.zip"), bytes);
  const script =
    "import zipfile,sys; z=zipfile.ZipFile(sys.argv[1]); print(z.testzip(), z.namelist()); z.extractall(sys.argv[2])";
  const { stdout } = spawnSync("python3", ["-c", script, join(folder, "all.zip"), join(folder, "out")], {
    encoding: "utf8",
  });
  expect(stdout.trim()).toBe("None ['list.txt', 'ridge-user-manual-my.pdf', 'empty.txt']");
  expect(readFileSync(join(folder, "out", "ridge-user-manual-my.pdf")).equals(paper)).toBe(true);
});

test("visitors who hang up leave no file open", async () => {
  const response = await fetch(address, { signal: AbortSignal.timeout(60_000) });
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect.poll(countOpen).toBe(0);
});

test("a program that only asks for the size gets it", async () => {
  const { headers } = await fetch(address, { method: "HEAD" });
  expect(headers.get("Content-Length")).toBe(String((await (await fetch(address)).arrayBuffer()).byteLength));
});

/** How many files of the folder this process holds open. */
function countOpen() {
  return readdirSync("/proc/self/fd").filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(folder);
    } catch {
      return false; // closed meanwhile
    }
  }).length;
}
