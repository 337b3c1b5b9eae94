import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findPrograms } from "#db/embedded/engine.ts";
import { prepareHome } from "#db/embedded/home.ts";
import { launchServer } from "#db/embedded/launch.ts";
import { PORT, prepareSocketFolder } from "#db/embedded/socket.ts";
import { childrenOf, signal } from "./processes.ts";
import { until } from "./until.ts";

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** A PostgreSQL server that nobody brings back when it dies. */
export async function startPostgres(directory: string) {
  const home = prepareHome(directory, () => {});
  const socket = prepareSocketFolder(home);
  const programs = findPrograms(home);
  const pidFile = join(home.folder, "cluster/postmaster.pid");
  const url = `postgresql://postgres@localhost:${PORT}/postgres?host=${encodeURIComponent(socket)}`;
  const isUp = () =>
    query("select 1").then(
      () => true,
      () => false,
    );

  async function query<T>(sql: string, values: unknown[] = []): Promise<T[]> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on("error", () => {});
    await client.connect();
    try {
      return (await client.query(sql, values)).rows as T[];
    } finally {
      await client.end();
    }
  }

  async function start() {
    let launch = launchServer(home, programs, socket);
    await until("the database is up", 120_000, async () => {
      if (launch.state !== "alive") launch = launchServer(home, programs, socket);
      return isUp();
    });
  }

  const pid = () => Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  const everyone = () => [pid(), ...childrenOf(pid())];

  // Whatever becomes of the tests, nothing is left running.
  process.once("exit", () => {
    if (existsSync(pidFile)) for (const process of everyone()) signal(process, "SIGKILL");
  });
  await start();
  return {
    url,
    query,
    start,
    kill() {
      for (const process of everyone()) signal(process, "SIGKILL");
    },
    stop() {
      for (const process of everyone()) signal(process, "SIGSTOP");
    },
    goOn() {
      for (const process of everyone()) signal(process, "SIGCONT");
    },
    async end() {
      if (!existsSync(pidFile)) return;
      for (const process of everyone()) signal(process, "SIGCONT");
      signal(pid(), "SIGINT");
      for (let count = 0; existsSync(pidFile) && count < 400; count++) await sleep(25);
    },
  };
}
