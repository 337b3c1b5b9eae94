import {
  appendFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { makePublicFolder, makeTestFolder } from "#tests/support/folder.ts";
import { queryOnce } from "#tests/support/query.ts";
import { startEmbedded } from "./start.ts";

/** One database for all tests of this file, because creating one takes a second; each test starts and stops it. */
const shared = makePublicFolder();
const home = join(shared, "postgres");
afterAll(() => rmSync(shared, { recursive: true }));

async function withServer<T>(folder: string, work: (config: pg.PoolConfig) => Promise<T>): Promise<T> {
  const { config, stop } = await startEmbedded(folder, { log: () => {} });
  try {
    return await work(config);
  } finally {
    await stop();
  }
}

test("the database is durable, knows every alphabet, and listens to no network", async () => {
  const sql = `select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses,
    lower('ÑANDÚ') as lower, cardinality(show_trgm('ñandú')) as spanish, cardinality(show_trgm('နေရောင်')) as burmese`;
  const row = await withServer(shared, async (config) => {
    await queryOnce(config, "create extension if not exists pg_trgm");
    return queryOnce(config, sql);
  });
  expect(row).toEqual({ fsync: "on", addresses: "", lower: "ñandú", spanish: 6, burmese: 7 });
});

test("only the server's own account can enter its folders", async () => {
  const folders = await withServer(shared, async ({ host }) => [String(host), home, join(home, "cluster")]);
  expect(folders.map((folder) => statSync(folder).mode & 0o777)).toEqual([0o700, 0o700, 0o700]);
});

test("what was written is there after the next start", async () => {
  await withServer(shared, (config) => queryOnce(config, "create table note as select 'kept' as words"));
  const row = await withServer(shared, (config) => queryOnce(config, "select words from note"));
  expect(row).toEqual({ words: "kept" });
});

test("a pid file that names a foreign process is not believed", async () => {
  const pidFile = join(home, "cluster/postmaster.pid");
  const content = await withServer(shared, async () => readFileSync(pidFile, "utf8"));
  const stale = content.replace(/^\d+/, String(process.ppid));
  writeFileSync(pidFile, stale);
  writeFileSync(join(home, "socket/.s.PGSQL.5432.lock"), stale);
  expect(await withServer(shared, (config) => queryOnce(config, "select 1 as one"))).toEqual({ one: 1 });
  expect(existsSync(pidFile)).toBe(false);
});

test("a server that cannot start says why", async () => {
  await withServer(shared, async () => {});
  const settings = join(home, "cluster/postgresql.conf");
  const good = readFileSync(settings, "utf8");
  onTestFinished(() => writeFileSync(settings, good));
  appendFileSync(settings, "wrong_word = 1\n");
  await expect(withServer(shared, async () => {})).rejects.toThrow(
    /did not start.*unrecognized.*"wrong_word"/s,
  );
});

test("a first start that was interrupted half way is begun anew", async () => {
  await withServer(shared, async () => {});
  renameSync(join(home, "cluster"), join(home, "cluster.new"));
  rmSync(join(home, "cluster.new/global"), { recursive: true });
  expect(await withServer(shared, (config) => queryOnce(config, "select 1 as one"))).toEqual({ one: 1 });
});

test("a folder whose path is too long for a socket is served all the same", async () => {
  const folder = join(makeTestFolder(), "a long name with spaces, 'quotes' and $signs ".repeat(3));
  const place = await withServer(folder, async (config) => {
    onTestFinished(() => rmSync(String(config.host), { recursive: true }));
    return queryOnce(config, "select current_setting('data_directory') as place");
  });
  expect(place).toEqual({ place: join(folder, "postgres/cluster") });
});
