import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { readIfExists } from "../read-if-exists.ts";
import { ArchiveError } from "./archive.ts";

/** A folder of the site outside its checkout, and its name in the backup. */
export type Folder = { name: string; directory: string };

export async function listFiles(folders: Folder[]) {
  const lists = await Promise.all(
    folders.map(async ({ name, directory }) =>
      (await filesBelow(directory)).map((place) => ({
        folder: name,
        name: relative(directory, place).split(sep).join("/"),
        place,
      })),
    ),
  );
  return lists.flat();
}

/** Writes `spool/a.json` under a temporary name and renames it, so that no process reads half a file. */
export async function putFile(folders: Folder[], path: string, bytes: AsyncIterable<Buffer>) {
  const [folder, ...name] = path.split("/");
  const directory = folders.find((one) => one.name === folder)?.directory;
  if (!directory) return false;
  const place = resolve(directory, ...name);
  if (!place.startsWith(resolve(directory) + sep)) throw new ArchiveError(`it holds a file outside: ${path}`);
  await mkdir(dirname(place), { recursive: true });
  await pipeline(Readable.from(bytes), createWriteStream(`${place}.part`, { mode: 0o600 }));
  await rename(`${place}.part`, place);
  return true;
}

async function filesBelow(directory: string) {
  const entries = (await readIfExists(readdir(directory, { withFileTypes: true, recursive: true }))) ?? [];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
