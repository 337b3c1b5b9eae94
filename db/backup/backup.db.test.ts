import { execFileSync } from "node:child_process";
import { appendFile, copyFile, readdir, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { emptyDatabase, openBackedUp, query, sumsOf } from "#tests/support/backup-fixture.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const { sample, folder, file } = await openBackedUp();
const options = { force: false, finish: "notify content_changed" };
afterAll(() => sample.close());

test("what was backed up is there again, row by row, with the messages that waited on the disk", async () => {
  const target = await emptyDatabase();
  const other = { name: "spool", directory: join(folder, "restored") };
  const { tables, files } = await restoreBackup(file, target, [other], options);
  expect(files).toBe(1);
  expect(tables).toBeGreaterThan(40);
  expect(await readFile(join(other.directory, "waiting.json"), "utf8")).toBe('{"waits":true}');
  expect(await sumsOf(target)).toEqual(await sumsOf(sample.config));
  expect(await query(target, indexes)).toEqual(await query(sample.config, indexes));
});

test("tar lists a backup: what it is, each table in pieces, and the files", () => {
  const names = execFileSync("tar", ["tf", file], { encoding: "utf8" }).trim().split("\n");
  expect(names[0]).toBe("backup.json");
  expect(names).toContain("files/spool/waiting.json");
  expect(names).toContain("tables/messages/000001.copy");
  expect(names.filter((name) => name.startsWith("tables/search_")).join()).toMatch(/000002\.copy/);
  const piece = execFileSync("tar", ["xOf", file, "tables/messages/000001.copy"], {
    encoding: "utf8",
    maxBuffer: 10 * 1024 ** 2,
  });
  expect(piece.endsWith("\n")).toBe(true);
});

test("a database that holds something is left alone, unless that is asked for", async () => {
  const target = await emptyDatabase();
  await restoreBackup(file, target, [], options);
  await query(target, "delete from messages");
  await expect(restoreBackup(file, target, [], options)).rejects.toThrow(/is not empty: --force/);
  expect(await query(target, "select count(*)::int as n from messages")).toEqual([{ n: 0 }]);
  await restoreBackup(file, target, [], { ...options, force: true });
  expect(await query(target, "select count(*)::int as n from messages")).toEqual([{ n: 5000 }]);
});

test("a file that was cut, changed or is something else is refused before anything is touched", async () => {
  const target = await emptyDatabase();
  const bytes = await readFile(file);
  const cut = join(folder, "cut.backup");
  await writeFile(cut, bytes);
  await truncate(cut, Math.floor((await stat(file)).size / 2));
  await expect(restoreBackup(cut, target, [], options)).rejects.toThrow("cut short");
  const changed = join(folder, "changed.backup");
  bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1;
  await writeFile(changed, bytes);
  await expect(restoreBackup(changed, target, [], options)).rejects.toThrow("cut short or changed");
  await writeFile(join(folder, "note.txt"), "milk, bread");
  await expect(restoreBackup(join(folder, "note.txt"), target, [], options)).rejects.toThrow("no backup");
  await expect(restoreBackup(join(folder, "nowhere"), target, [], options)).rejects.toThrow("no such file");
  expect(await query(target, "select from pg_class where relname = 'messages'")).toEqual([]);
});

test("bytes after the end and backups of version 0.4 are refused in one sentence", async () => {
  const target = await emptyDatabase();
  for (const end of ["more", "\0".repeat(100), gzipSync("more"), await readFile(file)]) {
    const longer = join(folder, "longer.backup");
    await copyFile(file, longer);
    await appendFile(longer, end);
    await expect(restoreBackup(longer, target, [], options)).rejects.toThrow(/after its end|cut short/);
  }
  const old = join(folder, "old.backup");
  await writeFile(old, gzipSync('{"type":"backup","format":1}\n\0\0\0\0{"type":"end"}\n'));
  await expect(restoreBackup(old, target, [], options)).rejects.toThrow("made by version 0.4");
  expect(await query(target, "select from pg_class where relname = 'messages'")).toEqual([]);
});

test("a folder that cannot be read ends a backup, one that is missing does not", async () => {
  const path = join(folder, "partial.backup");
  const missing = { name: "spool", directory: join(folder, "no-spool") };
  expect(await writeBackup(path, sample.config, [missing])).toMatchObject({ files: 0 });
  const broken = { name: "content", directory: file };
  await expect(writeBackup(join(folder, "none.backup"), sample.config, [broken])).rejects.toThrow("ENOTDIR");
  expect(await readdir(folder)).not.toContain("none.backup");
});

test("the next backup removes what a killed one left", async () => {
  await writeFile(`${file}.site-backup-4194305.part`, "half");
  await writeFile(join(folder, "film.part"), "somebody else's");
  await writeBackup(join(folder, "next.backup"), sample.config, []);
  const left = (await readdir(folder)).filter((name) => name.endsWith(".part"));
  expect(left).toEqual(["film.part"]);
});

test("a restore that is killed in the middle leaves what was there", async () => {
  const target = await emptyDatabase();
  await query(target, "create table keep (word text); insert into keep values ('mine')");
  const killed = restoreBackup(file, target, [], {
    force: true,
    finish: "select pg_terminate_backend(pg_backend_pid())",
  });
  await expect(killed).rejects.toThrow();
  expect(await query(target, "select * from keep")).toEqual([{ word: "mine" }]);
});

test("a disk that takes nothing leaves no half backup behind", async () => {
  await expect(writeBackup("/dev/full/site.backup", sample.config, [])).rejects.toThrow();
  await expect(writeBackup(join(folder, "no", "such", "folder"), sample.config, [])).rejects.toThrow(
    "ENOENT",
  );
});

const indexes = "select indexdef from pg_indexes where schemaname = 'public' order by indexname";
