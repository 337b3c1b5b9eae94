import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { readIfExists } from "#db/read-if-exists.ts";
import { migrations } from "./migrations.ts";

/** Brings the files of a content folder to the present schemas, comments and all; answers what was done. */
export async function migrateContent(directory: string, { dryRun }: { dryRun: boolean }) {
  const done: string[] = [];
  for (const { version, says, kind, change } of migrations) {
    const names = (await readIfExists(readdir(join(directory, kind)))) ?? [];
    for (const name of names.filter((name) => name.endsWith(".yaml"))) {
      const file = join(directory, kind, name);
      const document = parseDocument(await readFile(file, "utf8"));
      if (!change(document)) continue;
      done.push(`${kind}/${name}: ${says} (${version})`);
      if (!dryRun) await writeFile(file, document.toString({ lineWidth: 0 }));
    }
  }
  return done;
}
