import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type pg from "pg";
import { onTestFinished } from "vitest";
import type { Account } from "#db/embedded/account.ts";

const SCRIPT = new URL("hold-database.ts", import.meta.url).pathname;

/** Runs the launcher in another process, on request as another account. */
export function spawnHolder(args: string[], account?: Account) {
  const as = account ? { uid: account.uid, gid: account.gid } : {};
  const child = spawn(process.execPath, [decodeURIComponent(SCRIPT), ...args], {
    ...as,
    stdio: ["pipe", "pipe", "pipe"],
  });
  const errors = text(child.stderr);
  onTestFinished(() => void child.kill("SIGKILL"));
  return {
    async config(): Promise<pg.PoolConfig> {
      const [line] = await Promise.race([once(child.stdout, "data"), once(child, "exit").then(() => [""])]);
      if (!String(line)) throw new Error(await errors);
      return JSON.parse(line);
    },
    kill: () => end(() => child.kill("SIGKILL")),
    stop: () => end(() => child.stdin.end()),
  };

  async function end(how: () => void) {
    const exit = once(child, "exit");
    how();
    await exit;
  }
}
