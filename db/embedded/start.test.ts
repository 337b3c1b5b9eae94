import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeTestFolder } from "#tests/support/folder.ts";
import { queryOnce } from "#tests/support/query.ts";
import { startEmbedded } from "./start.ts";

const quiet = { log: () => {} };

test("the first start makes a durable database that knows every alphabet", async () => {
  const { config, stop } = await startEmbedded(makeTestFolder(), quiet);
  await queryOnce(config, "create extension pg_trgm");
  const row = await queryOnce(
    config,
    `select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses,
      lower('ÑANDÚ') as lower, cardinality(show_trgm('ñandú')) as spanish, cardinality(show_trgm('နေရောင်')) as burmese`,
  );
  await stop();
  expect(row).toEqual({ fsync: "on", addresses: "", lower: "ñandú", spanish: 6, burmese: 7 });
});

test("only the server's own account can enter its folders", async () => {
  const { config, stop } = await startEmbedded(makeTestFolder(), quiet);
  const socket = String(config.host);
  const modes = [socket, join(socket, ".."), join(socket, "../cluster")].map(
    (each) => statSync(each).mode & 0o777,
  );
  await stop();
  expect(modes).toEqual([0o700, 0o700, 0o700]);
});

test("what was written is there after the next start", async () => {
  const folder = makeTestFolder();
  const first = await startEmbedded(folder, quiet);
  await queryOnce(first.config, "create table note as select 'kept' as words");
  await first.stop();
  const second = await startEmbedded(folder, quiet);
  expect(await queryOnce(second.config, "select words from note")).toEqual({ words: "kept" });
  await second.stop();
});

test("a folder whose path is too long for a socket is served all the same", async () => {
  const folder = join(makeTestFolder(), "a long name with spaces, 'quotes' and $signs ".repeat(3));
  const { config, stop } = await startEmbedded(folder, quiet);
  onTestFinished(() => rmSync(String(config.host), { recursive: true }));
  expect(await queryOnce(config, "select current_setting('data_directory') as place")).toEqual({
    place: join(folder, "postgres/cluster"),
  });
  await stop();
});

test("a first start that was interrupted half way is begun anew", async () => {
  const folder = makeTestFolder();
  const { stop } = await startEmbedded(folder, quiet);
  await stop();
  const half = join(folder, "postgres/cluster.new");
  mkdirSync(half);
  writeFileSync(join(half, "PG_VERSION"), "18\n");
  const { config, stop: stopAgain } = await startEmbedded(folder, quiet);
  expect(await queryOnce(config, "select 1 as one")).toEqual({ one: 1 });
  await stopAgain();
});

test("a pid file that names a foreign process is not believed", async () => {
  const folder = makeTestFolder();
  const first = await startEmbedded(folder, quiet);
  const pidFile = join(folder, "postgres/cluster/postmaster.pid");
  const stale = readFileSync(pidFile, "utf8").replace(/^\d+/, String(process.ppid));
  await first.stop();
  writeFileSync(pidFile, stale);
  writeFileSync(join(folder, "postgres/socket/.s.PGSQL.5432.lock"), stale);
  const second = await startEmbedded(folder, quiet);
  expect(await queryOnce(second.config, "select 1 as one")).toEqual({ one: 1 });
  await second.stop();
  expect(existsSync(pidFile)).toBe(false);
});

test("a server that cannot start says why", async () => {
  const folder = makeTestFolder();
  const { stop } = await startEmbedded(folder, quiet);
  await stop();
  appendFileSync(join(folder, "postgres/cluster/postgresql.conf"), "wrong_word = 1\n");
  await expect(startEmbedded(folder, quiet)).rejects.toThrow(/did not start.*unrecognized.*"wrong_word"/s);
});
