import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readIfExists } from "#db/read-if-exists.ts";
import { languageTags } from "#i18n/locales.ts";
import { kinds } from "../kinds.ts";
import type { Problem } from "../problem.ts";
import { splitAlts, splitManifest } from "./media-files.ts";
import {
  fileOf,
  hashOf,
  isPartKind,
  type Key,
  misnamed,
  type Part,
  type PartKind,
  readName,
} from "./part.ts";

export type Folder = { parts: Part[]; problems: Problem[] };

/** Every part of a content folder, and the files that hold none. */
export async function readFolder(directory: string): Promise<Folder> {
  const recordKinds: PartKind[] = ["maker", ...Object.keys(kinds).filter(isPartKind)];
  return merge(
    await Promise.all([
      ...recordKinds.map(async (kind) =>
        readFiles(directory, kind, (await readIfExists(readdir(join(directory, kind)))) ?? []),
      ),
      readMediaParts(directory),
    ]),
  );
}

/** The parts of these files of one kind. */
export async function readFiles(directory: string, kind: PartKind, names: string[]): Promise<Folder> {
  const wanted = names.filter((name) => isRecordFile(kind, name)).sort();
  return merge(await Promise.all(wanted.map((name) => readRecordFile(directory, kind, name))));
}

/** The pictures of a folder: its manifest, and the alternative texts in every language. */
export async function readMediaParts(directory: string): Promise<Folder> {
  const keys: Key[] = (["data", ...languageTags] as const).map((part) => ({ kind: "media", id: "", part }));
  const read = async (key: Key): Promise<Folder> => {
    const file = fileOf(key);
    const { source, problems } = await readText(directory, file);
    if (source === undefined) return { parts: [], problems };
    try {
      return { parts: key.part === "data" ? splitManifest(source) : splitAlts(source, key.part), problems };
    } catch (error) {
      return { parts: [], problems: [{ code: "form", file, message: (error as Error).message }] };
    }
  };
  return merge(await Promise.all(keys.map(read)));
}

async function readRecordFile(directory: string, kind: PartKind, name: string): Promise<Folder> {
  const file = `${kind}/${name}`;
  const named = readName(name);
  if (!named) return { parts: [], problems: [{ code: "form", file, message: misnamed }] };
  const { source, problems } = await readText(directory, file);
  if (source === undefined) return { parts: [], problems };
  return { parts: [{ kind, ...named, source, hash: hashOf(source) }], problems };
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Text as it is stored: without a byte-order mark, with line ends of one kind. */
export async function readText(
  directory: string,
  file: string,
): Promise<{ source?: string; problems: Problem[] }> {
  const bytes = await readIfExists(readFile(join(directory, file)));
  if (!bytes) return { problems: [] };
  try {
    return { source: utf8.decode(bytes).replaceAll("\r\n", "\n"), problems: [] };
  } catch {
    return { problems: [{ code: "form", file, message: "is not UTF-8: save it in this encoding" }] };
  }
}

/** Drawings and fonts lie beside the maker's record. */
const isRecordFile = (kind: PartKind, name: string) =>
  !name.startsWith(".") && (kind !== "maker" || name.endsWith(".yaml"));

const merge = (folders: Folder[]): Folder => ({
  parts: folders.flatMap(({ parts }) => parts),
  problems: folders.flatMap(({ problems }) => problems),
});
