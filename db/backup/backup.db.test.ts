import { readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { emptyDatabase, openBackedUp, query, sumsOf } from "#tests/support/backup-fixture.ts";
import { restoreBackup } from "./restore-backup.ts";
import { listTables } from "./tables.ts";
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
  await expect(restoreBackup(changed, target, [], options)).rejects.toThrow(/cut short|sum is wrong/);
  await writeFile(join(folder, "note.txt"), "milk, bread");
  await expect(restoreBackup(join(folder, "note.txt"), target, [], options)).rejects.toThrow("no backup");
  await expect(restoreBackup(join(folder, "nowhere"), target, [], options)).rejects.toThrow("no such file");
  expect(await query(target, "select from pg_class where relname = 'messages'")).toEqual([]);
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

test("the filler of search rows is not in a backup, a column of that name elsewhere is", async () => {
  const client = new pg.Client(await emptyDatabase());
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("create table search_words (word text, filler text); create table works (filler text)");
  expect(await listTables(client)).toEqual([
    { name: "search_words", columns: ["word"] },
    { name: "works", columns: ["filler"] },
  ]);
});

test("a disk that takes nothing leaves no half backup behind", async () => {
  await expect(writeBackup("/dev/full/site.backup", sample.config, [])).rejects.toThrow();
  await expect(writeBackup(join(folder, "no", "such", "folder"), sample.config, [])).rejects.toThrow(
    "ENOENT",
  );
});

const indexes = "select indexdef from pg_indexes where schemaname = 'public' order by indexname";
