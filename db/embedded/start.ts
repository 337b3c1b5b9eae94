import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { findPrograms, refuseOtherVersion } from "./engine.ts";
import { type Home, prepareHome } from "./home.ts";
import { keepLease } from "./keeper.ts";
import { type Launch, launchServer } from "./launch.ts";
import { type Lease, takeLease } from "./lease.ts";
import { shutDown } from "./shutdown.ts";
import { PORT, prepareSocketFolder } from "./socket.ts";

export type Embedded = { config: pg.PoolConfig; stop(): Promise<void> };

type Options = { log?: (line: string) => void; packageFolder?: string };

/**
 * An embedded PostgreSQL server with its files in `postgres` below the directory. Processes with the same directory
 * share the server; the last one stops it.
 */
export async function startEmbedded(directory: string, options: Options = {}): Promise<Embedded> {
  const { log = console.info, packageFolder } = options;
  const home = prepareHome(resolve(directory), log);
  refuseOtherVersion(home, packageFolder);
  const host = prepareSocketFolder(home);
  const config = { host, port: PORT, user: "postgres", database: "postgres", ssl: false };
  let programs: string | undefined;
  const launch = () => {
    programs ??= findPrograms(home, packageFolder);
    return launchServer(home, programs, host);
  };
  const obtain = () => obtainLease(config, home, launch);
  const giveUp = keepLease(await obtain(), obtain, log);
  return { config, stop: async () => (await giveUp())?.giveBack(() => shutDown(home)) };
}

/** Joins the running server, or launches one. */
async function obtainLease(config: pg.ClientConfig, home: Home, launchServer: () => Launch): Promise<Lease> {
  const deadline = Date.now() + 120_000;
  let launch: Launch | undefined;
  while (Date.now() < deadline) {
    const lease = await takeLease(config);
    if (lease) return lease;
    if (launch?.state === "failed") break;
    if (launch?.state !== "alive") launch = launchServer();
    await sleep(40);
  }
  throw new Error(`PostgreSQL did not start in ${home.folder}\n${launch?.reason}${lastLogLines(home)}`);
}

function lastLogLines({ folder }: Home): string {
  const log = join(folder, "postgres.log");
  return existsSync(log) ? readFileSync(log, "utf8").trimEnd().split("\n").slice(-10).join("\n") : "";
}
