import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/** npm writes this list when an installation is complete and removes it before the next. */
const installedList = "node_modules/.package-lock.json";

export function isInstalled({ withTools }) {
  return existsSync(join(root, installedList)) && listMissing({ withTools }).length === 0;
}

/** Packages of the lock file that this machine needs and that are missing or in another version. */
export function listMissing({ withTools }) {
  const installed = readPackages(installedList);
  const needed = Object.entries(readPackages("package-lock.json")).filter(
    ([path, entry]) => path && isNeeded(entry),
  );
  const wanted = needed.filter(([, entry]) => withTools || !entry.dev);
  return wanted
    .filter(([path, entry]) => installed[path]?.integrity !== entry.integrity)
    .map(([path]) => path);
}

/** Optional packages that are programs for this machine: Node, PostgreSQL, the bundler. */
function isNeeded({ optional, os, cpu, libc }) {
  if (!optional) return true;
  const isForHere = cpu?.includes(process.arch) && (os ?? process.platform).includes(process.platform);
  return Boolean(isForHere && (libc ?? "glibc").includes("glibc"));
}

function readPackages(file) {
  return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
}
