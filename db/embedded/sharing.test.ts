import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { spawnHolder } from "#tests/support/database-holder.ts";
import { makeTestFolder } from "#tests/support/folder.ts";
import { queryOnce } from "#tests/support/query.ts";
import { startEmbedded } from "./start.ts";

const quiet = { log: () => {} };
const readPid = (folder: string) => Number.parseInt(readFileSync(pidFile(folder), "utf8"), 10);
const pidFile = (folder: string) => join(folder, "postgres/cluster/postmaster.pid");

test("a server left behind by a killed process is taken over, and stopped in the end", async () => {
  const folder = makeTestFolder();
  const holder = spawnHolder([folder]);
  await holder.config();
  const pid = readPid(folder);
  await holder.kill();
  const { config, stop } = await startEmbedded(folder, quiet);
  expect(await queryOnce(config, "select 1 as one")).toEqual({ one: 1 });
  expect(readPid(folder)).toBe(pid);
  await stop();
  expect(existsSync(pidFile(folder))).toBe(false);
});

test("processes that start at the same moment share one server, and the last one stops it", async () => {
  const folder = makeTestFolder();
  const holders = [spawnHolder([folder]), spawnHolder([folder]), spawnHolder([folder])];
  const configs = await Promise.all(holders.map((holder) => holder.config()));
  const started = "select pg_postmaster_start_time()::text as at";
  const times = await Promise.all(configs.map((config) => queryOnce(config, started)));
  expect(new Set(times.map(({ at }) => at)).size).toBe(1);
  await Promise.all([holders[0]?.stop(), holders[1]?.stop()]);
  expect(await queryOnce(configs[2] ?? {}, started)).toEqual(times[2]);
  await holders[2]?.stop();
  expect(existsSync(pidFile(folder))).toBe(false);
});

test("a process that starts while another one stops gets a server that stays", async () => {
  const folder = makeTestFolder();
  let last = await startEmbedded(folder, quiet);
  for (let round = 0; round < 8; round++) {
    const [next] = await Promise.all([startEmbedded(folder, quiet), last.stop()]);
    expect(await queryOnce(next.config, "select 1 as one")).toEqual({ one: 1 });
    last = next;
  }
  await last.stop();
});

test("a server that dies while it is in use is started again", async () => {
  const folder = makeTestFolder();
  const log = vi.fn();
  const { config, stop } = await startEmbedded(folder, { log });
  process.kill(readPid(folder), "SIGKILL");
  await vi.waitUntil(() => queryOnce(config, "select 1 as one").catch(() => undefined), { timeout: 60_000 });
  await stop();
  expect(log).toHaveBeenCalledWith(expect.stringContaining("went away"));
  expect(existsSync(pidFile(folder))).toBe(false);
});
