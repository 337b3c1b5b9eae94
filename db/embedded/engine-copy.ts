import { copyFileSync, existsSync, lchownSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Account } from "./account.ts";
import { restoreLinks } from "./library-links.ts";

/** Copies the package once; the copy gets its final name when it is complete. */
export function copyEngine(packageFolder: string, target: string, account?: Account): string {
  if (existsSync(target)) return target;
  removeAbandoned(target);
  const partial = `${target}.partial-${process.pid}`;
  for (const file of listFiles(packageFolder)) copyFile(join(packageFolder, file), join(partial, file));
  restoreLinks(partial);
  if (account) giveTo(account, partial);
  try {
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(target)) throw error; // otherwise another process was faster
  }
  return target;
}

/** Recreates links, and leaves out static libraries. */
function listFiles(packageFolder: string): string[] {
  const entries = readdirSync(join(packageFolder, "native"), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith(".a"));
  return files.map((entry) => join(entry.parentPath, entry.name).slice(packageFolder.length + 1));
}

function copyFile(source: string, target: string) {
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(source, target);
}

function giveTo({ uid, gid }: Account, folder: string) {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const path of ["", ...paths]) lchownSync(join(folder, path), uid, gid);
}

function removeAbandoned(target: string) {
  const prefix = `${basename(target)}.partial-`;
  const partials = readdirSync(dirname(target)).filter((name) => name.startsWith(prefix));
  for (const name of partials) {
    const isAbandoned = !existsSync(`/proc/${name.slice(prefix.length)}`);
    if (isAbandoned) rmSync(join(dirname(target), name), { recursive: true, force: true });
  }
}
