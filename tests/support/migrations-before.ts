import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeTestFolder } from "./folder.ts";

const migrations = fileURLToPath(new URL("../../db/migrations", import.meta.url));

/** The migrations as they were before one of them. */
export async function migrationsBefore(name: string) {
  const folder = makeTestFolder();
  await cp(migrations, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}
