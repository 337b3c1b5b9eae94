import { existsSync, readdirSync, readFileSync } from "node:fs";

export function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number) {
  const file = `/proc/${pid}/stat`;
  try {
    // The name in brackets may hold anything; the parent is the second field after it.
    return existsSync(file)
      ? Number(readFileSync(file, "utf8").split(") ").at(-1)?.split(" ")[1])
      : undefined;
  } catch {
    return undefined;
  }
}

/** Sends a signal to a process that may be gone already. */
export function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
