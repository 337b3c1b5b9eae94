import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import type { Database } from "#db/client.ts";
import { ContentConflict } from "./conflicts.ts";
import { isEmpty } from "./import-content.ts";
import { kinds } from "./kinds.ts";
import { listFiles } from "./list-files.ts";
import { ContentError } from "./problem.ts";
import { findStamp, hashOf, type Stamp, stampOf, writeStamp } from "./stamp.ts";

/**
 * Writes everything published to a folder, in the one form: an import followed by an export gives the same bytes. No
 * file is ever deleted, and none that was edited since it was exported or imported is overwritten, unless by force.
 */
export async function exportContent(db: Database, directory: string, { force = false } = {}) {
  if (await isEmpty(db))
    throw new ContentError([
      { file: directory, line: 1, message: "the database holds no content to export" },
    ]);
  const files = await db.transaction(listFiles, {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
  const stamp = await findStamp(db, directory);
  const { changed, edited } = await compare(files, directory, stamp);
  if (edited.length > 0 && !force) throw new ContentConflict(edited.map(tellEdited), editedHint);
  for (const path of [...changed, ...edited]) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), files.get(path) ?? "");
  }
  const left = (await listRecordFiles(directory)).filter((path) => !files.has(path));
  // Who imports them later is told that the database had them once.
  const before = left.flatMap((path) => (stamp.has(path) ? [[path, stamp.get(path) ?? ""] as const] : []));
  await writeStamp(db, directory, new Map([...stampOf(files), ...before]));
  return { files: files.size, written: changed.length + edited.length, left };
}

const tellEdited = (path: string) =>
  `${path} says something else than the database, and would be overwritten`;
const editedHint =
  "Nothing was exported. Import the files first, export to another directory, or overwrite them with --force.";

/** Which files are to be written, and which of these hold something that was never published. */
async function compare(files: ReadonlyMap<string, string>, directory: string, stamp: Stamp) {
  const [changed, edited]: [string[], string[]] = [[], []];
  for (const [path, text] of files) {
    const there = await readFile(join(directory, path), "utf8").catch(() => undefined);
    if (there === undefined) changed.push(path);
    else if (there === text || saysTheSame(there, text)) continue;
    else if (stamp.get(path) === hashOf(there)) changed.push(path);
    else edited.push(path);
  }
  return { changed, edited };
}

/** A comment or another layout is no reason to write a file anew. */
function saysTheSame(source: string, text: string) {
  try {
    return isDeepStrictEqual(parse(source), parse(text));
  } catch {
    return false;
  }
}

async function listRecordFiles(directory: string) {
  const listed = await Promise.all(
    Object.keys(kinds).map(async (kind) =>
      (await readdir(join(directory, kind)).catch(() => [])).map((file) => `${kind}/${file}`),
    ),
  );
  return listed.flat();
}
