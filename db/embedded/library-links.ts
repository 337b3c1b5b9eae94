import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";

/**
 * The package creates its library links in an install script, which we do not run. Answers whether all links exist; a
 * read-only folder stays as it is.
 */
export function restoreLinks(packageFolder: string): boolean {
  return listLinks(packageFolder).every(({ source, target }) => {
    const link = join(packageFolder, target);
    if (existsSync(link)) return true;
    try {
      symlinkSync(basename(source), link);
    } catch {
      return existsSync(link); // another process may have created it
    }
    return true;
  });
}

function listLinks(packageFolder: string): { source: string; target: string }[] {
  return JSON.parse(readFileSync(join(packageFolder, "native/pg-symlinks.json"), "utf8"));
}
