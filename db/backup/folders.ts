import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ArchiveError } from "./archive.ts";

/** A folder of files that belongs to the site and is not in its checkout; `name` is how the backup knows it. */
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

/** Written beside its place and moved there, so that nobody reads half of it. */
export async function putFile(
  folders: Folder[],
  folder: unknown,
  name: unknown,
  bytes: AsyncIterable<Buffer>,
) {
  const directory = folders.find((one) => one.name === folder)?.directory;
  if (!directory) return false;
  const place = resolve(directory, String(name));
  if (!place.startsWith(resolve(directory) + sep)) throw new ArchiveError(`it holds a file outside: ${name}`);
  await mkdir(dirname(place), { recursive: true });
  await pipeline(Readable.from(bytes), createWriteStream(`${place}.part`, { mode: 0o600 }));
  await rename(`${place}.part`, place);
  return true;
}

async function filesBelow(directory: string) {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
