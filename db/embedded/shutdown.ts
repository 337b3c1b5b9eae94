import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Home } from "./home.ts";

/** Asks the server for a clean stop, and waits for it. */
export async function shutDown({ folder }: Home) {
  const pidFile = join(folder, "cluster/postmaster.pid");
  const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  if (!isServerOf(folder, pid)) return;
  process.kill(pid, "SIGINT");
  const deadline = Date.now() + 8_000;
  while (existsSync(pidFile) && Date.now() < deadline) await sleep(25);
}

/** The server may run in another container on the same folder, where its process number means another process. */
function isServerOf(folder: string, pid: number): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync(commandLine) && readFileSync(commandLine, "utf8").includes(join(folder, "cluster"));
}
