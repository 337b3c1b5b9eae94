import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Database, Queries } from "#db/client.ts";
import { readIfExists } from "#db/read-if-exists.ts";
import { languageTags } from "#i18n/locales.ts";
import { ContentError } from "../problem.ts";
import { ContentConflict } from "../publish/conflict.ts";
import { parseYaml } from "../yaml-file.ts";
import { joinMedia, splitAlts, splitManifest } from "./media-files.ts";
import { fileOf, hashOf, keyOf, type Part, partKinds } from "./part.ts";
import { readText } from "./read-folder.ts";
import { findStamp, type Stamp, writeStamp } from "./stamp.ts";
import { readParts } from "./store.ts";

type File = { text: string; parts: Part[] };

/**
 * Writes everything published to a folder, as it was typed. No file is ever deleted, and none that was edited since it
 * was exported or imported is overwritten, unless by force.
 */
export async function exportContent(db: Database, directory: string, { force = false } = {}) {
  const parts = await readParts(db);
  if (parts.length === 0)
    throw new ContentError([
      { code: "request", file: directory, message: "the database holds no content to export" },
    ]);
  const files = filesOf(parts);
  const stamp = await findStamp(db, directory);
  const { changed, edited } = await compare(files, directory, stamp);
  if (edited.length > 0 && !force) throw new ContentConflict(edited.map(tellEdited), editedHint);
  for (const path of [...changed, ...edited]) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), files.get(path)?.text ?? "");
  }
  const left = (await listRecordFiles(directory)).filter((path) => !files.has(path));
  // Whoever imports them later is told that the database held them once.
  const before = [...stamp].filter(([key]) => left.includes(`${key}.yaml`));
  const exported = parts.map((part) => [keyOf(part), part.hash] as const);
  await writeStamp(db, directory, new Map([...exported, ...before]));
  return { files: files.size, written: changed.length + edited.length, left };
}

/** Everything published as the files it is exported to, by path. */
export async function listFiles(db: Queries): Promise<Map<string, string>> {
  const parts = await readParts(db);
  if (parts.length === 0) return new Map();
  return new Map([...filesOf(parts)].map(([path, { text }]) => [path, text]));
}

function filesOf(parts: Part[]): Map<string, File> {
  const files = joinMedia(parts.filter(({ kind }) => kind === "media"));
  for (const part of parts)
    if (part.kind !== "media") files.set(fileOf(part), { text: part.source, parts: [part] });
  return files;
}

const tellEdited = (path: string) =>
  `${path} says something else than the database, and would be overwritten`;
const editedHint =
  "Nothing was exported. Import the files first, export to another directory, or overwrite them with --force.";

/** Which files are to be written, and which of these hold something that was never published. */
async function compare(files: ReadonlyMap<string, File>, directory: string, stamp: Stamp) {
  const [changed, edited]: [string[], string[]] = [[], []];
  for (const [path, file] of files) {
    const { source, problems } = await readText(directory, path);
    if (source === file.text) continue;
    if (source === undefined) (problems.length > 0 ? edited : changed).push(path);
    else if (saysTheSame(source, file.text)) continue;
    else if (isUntouched(source, path, file, stamp)) changed.push(path);
    else edited.push(path);
  }
  return { changed, edited };
}

/** Every part in the file is the one that it was made from, or the one that is stored now; none is missing. */
function isUntouched(source: string, path: string, { parts }: File, stamp: Stamp) {
  const there = partsIn(source, path, parts);
  if (!there) return false;
  const stored = new Map(parts.map((part) => [keyOf(part), part.hash]));
  const keys = new Set(there.map(keyOf));
  const known = parts.filter((part) => stamp.has(keyOf(part)));
  return (
    known.every((part) => keys.has(keyOf(part))) &&
    there.every((part) => [stamp.get(keyOf(part)), stored.get(keyOf(part))].includes(part.hash))
  );
}

function partsIn(source: string, path: string, [first]: Part[]): Part[] | undefined {
  const language = languageTags.find((tag) => path === `media/alts.${tag}.yaml`);
  try {
    if (path === "media/manifest.json") return splitManifest(source);
    if (language) return splitAlts(source, language);
    return first && [{ ...first, source, hash: hashOf(source) }];
  } catch {
    return undefined; // it cannot be read, so somebody is at work on it
  }
}

/** A comment or another layout is no reason to write a file anew. */
function saysTheSame(source: string, text: string) {
  try {
    return isDeepStrictEqual(parseYaml(source), parseYaml(text));
  } catch {
    return false;
  }
}

async function listRecordFiles(directory: string) {
  const kinds = Object.keys(partKinds).filter((kind) => kind !== "media");
  const listed = await Promise.all(
    kinds.map(async (kind) =>
      ((await readIfExists(readdir(join(directory, kind)))) ?? []).map((file) => `${kind}/${file}`),
    ),
  );
  return listed.flat().filter((path) => path.endsWith(".yaml"));
}
