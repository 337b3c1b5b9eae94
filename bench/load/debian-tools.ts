import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { UsageError } from "#tools/command/run-command.ts";

/** The path of a Debian program; installs its package if it is missing and the account may. */
export function ensureProgram(name: string, packageName = name): string {
  return find(name) ?? install(name, packageName) ?? refuse(name, packageName);
}

function find(name: string) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

function install(name: string, packageName: string) {
  if (process.getuid?.() !== 0) return undefined;
  console.info(`Installing Debian's ${packageName} ...`);
  spawnSync("apt-get", ["update", "--quiet"], { stdio: "ignore" });
  spawnSync("apt-get", ["install", "--yes", "--quiet", "--no-install-recommends", packageName], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: "ignore",
  });
  return find(name);
}

function refuse(name: string, packageName: string): never {
  throw new UsageError(`${name} is needed: apt-get install ${packageName}`);
}
