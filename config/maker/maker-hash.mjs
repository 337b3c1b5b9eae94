import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The hash of a maker's record, drawings and fonts, which the build copies into the site. */
export function makerHash(contentDirectory) {
  const directory = join(contentDirectory, "maker");
  const hash = createHash("sha256");
  for (const name of readdirSync(directory, { recursive: true }).sort()) {
    const file = join(directory, name);
    hash.update(`${name}\0`);
    if (/\.\w+$/.test(name)) hash.update(readFileSync(file));
  }
  return hash.digest("hex");
}
