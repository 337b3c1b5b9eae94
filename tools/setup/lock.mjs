import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./command.mjs";
import { root } from "./root.mjs";

/**
 * Runs a script of this folder while no other process runs it. The kernel holds the lock for the script and its
 * children: a killed script leaves no lock, and an orphan that still works is waited for.
 */
export async function runLocked(script, { node = process.execPath } = {}) {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const command = [node, join(root, "tools/setup", script)];
  const lock = ["flock", join(root, ".cache", `${script}.lock`)];
  try {
    return await runCommand(lock[0], [...lock.slice(1), ...command], { show: true });
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    return runCommand(command[0], command.slice(1), { show: true }); // no flock on this system
  }
}
