import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Packed, sendZip } from "./send-zip.ts";

const folder = mkdtempSync(join(tmpdir(), "zip-"));
const paper = Buffer.from("%PDF-1.7 ".repeat(20_000));
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

const fetchBytes = async (range?: string, etag?: string) => {
  const headers = { ...(range && { Range: range }), ...(etag && { "If-Range": etag }) };
  const response = await fetch(address, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

test("an archive is what any program for archives unpacks, with right names and contents", async () => {
  const { response, bytes } = await fetchBytes();
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

test("a download that broke off goes on where it stopped, and gives the same bytes", async () => {
  const { response, bytes } = await fetchBytes();
  const etag = response.headers.get("ETag") ?? "";
  for (const at of [1, 40, 100_000, bytes.length - 5]) {
    const rest = await fetchBytes(`bytes=${at}-`, etag);
    expect(rest.response.status).toBe(206);
    expect(rest.response.headers.get("Content-Range")).toBe(
      `bytes ${at}-${bytes.length - 1}/${bytes.length}`,
    );
    expect(rest.bytes.equals(bytes.subarray(at))).toBe(true);
  }
  expect((await fetchBytes("bytes=10-20")).bytes.equals(bytes.subarray(10, 21))).toBe(true);
});

test("who asks for the rest of another state of it gets the whole, and beyond its end there is nothing", async () => {
  expect((await fetchBytes("bytes=10-", '"another"')).response.status).toBe(200);
  expect((await fetchBytes("bytes=99999999-")).response.status).toBe(416);
});
