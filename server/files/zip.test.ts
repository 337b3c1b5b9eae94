import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { zip } from "./zip.ts";

test("an archive is unpacked to the same files, names of any language included", async () => {
  const folder = await mkdtemp(join(tmpdir(), "zip-"));
  const files = [
    { name: "logos/symbol.svg", read: async () => Buffer.from("<svg/>") },
    { name: "ဆိုလာ.txt", read: async () => Buffer.alloc(70_000, "x") },
  ];
  await writeFile(join(folder, "a.zip"), Buffer.concat(await Array.fromAsync(zip(files))));
  execFileSync("python3", ["-m", "zipfile", "-e", "a.zip", "."], { cwd: folder });
  for (const { name, read } of files) expect(await readFile(join(folder, name))).toEqual(await read());
  await rm(folder, { recursive: true });
});
