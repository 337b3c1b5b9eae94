import type { Database } from "#db/client.ts";
import { publishPapers } from "../papers.ts";
import { difference } from "../parts/difference.ts";
import { type Key, keyOf, type Part } from "../parts/part.ts";
import { readFolder } from "../parts/read-folder.ts";
import { findStamp, recordFill, type Stamp, writeStamp } from "../parts/stamp.ts";
import { listHeads } from "../parts/store.ts";
import { ContentError } from "../problem.ts";
import { readPapers } from "../read-papers.ts";
import { type Publication, publish } from "./publish.ts";
import { readNamedFiles } from "./read-named-files.ts";
import { nameOf } from "./touched.ts";

export type ImportOptions = {
  dryRun?: boolean | undefined;
  /** Replaces what was changed in the database since. */
  force?: boolean | undefined;
  /** The database is to hold what the folder holds, and nothing else. */
  mirror?: boolean | undefined;
  removing?: number | undefined;
  strict?: boolean | undefined;
  /** Where else the files may be that records name. */
  directories?: string[] | undefined;
  actor?: string | undefined;
  note?: string | undefined;
  /** Why, for visitors, by language. */
  message?: Record<string, string> | undefined;
};
export type Imported = Publication & {
  /** In the database, and never in this folder. */
  left: Key[];
  /** Changed in the database since, and not in this folder. */
  behind: Key[];
  /** False when the folder cannot be written to. */
  stamped: boolean;
};

/** Publishes what was changed in a folder since it was exported or last imported. */
export async function importContent(
  db: Database,
  directory: string,
  options: ImportOptions = {},
): Promise<Imported> {
  const [folder, papers] = await Promise.all([readFolder(directory), readPapers(directory)]);
  const hasMaker = folder.parts.some(({ kind }) => kind === "maker");
  if (!hasMaker)
    folder.problems.push({
      code: "form",
      file: "maker/maker.yaml",
      message: `is missing: ${directory} is not a content folder`,
    });
  if (!hasMaker) throw new ContentError(folder.problems);
  const heads = await listHeads(db);
  const found = difference(folder.parts, heads, await findStamp(db, directory), options);
  const publication = await publish(db, found.changes, {
    ...options,
    cause: "import",
    directories: [directory, ...(options.directories ?? [])],
    problems: folder.problems,
    also: (tx) => publishPapers(tx, papers),
  });
  const stamp = await stampAfter(db, directory, folder.parts, found.behind);
  const told = { ...publication, left: found.left, behind: found.behind };
  if (options.dryRun) return { ...told, stamped: true };
  // A start writes nothing into the folder that it reads.
  if (heads.size === 0) await recordFill(db, directory, stamp);
  return { ...told, stamped: heads.size === 0 || (await writeStamp(db, directory, stamp)) };
}

/** The same for single records: those to which the files belong, in the folder in which they lie. */
export async function importRecords(
  db: Database,
  files: string[],
  { mirror: _, ...options }: ImportOptions = {},
): Promise<Imported> {
  const heads = await listHeads(db);
  const { directory, names, folder } = await readNamedFiles(files, heads);
  const own = new Map([...heads].filter(([, head]) => names.has(nameOf(head))));
  const known = await findStamp(db, directory);
  const found = difference(folder.parts, own, known, options);
  const publication = await publish(db, found.changes, {
    ...options,
    cause: "import",
    directories: [directory, ...(options.directories ?? [])],
    problems: folder.problems,
  });
  const told = { ...publication, left: found.left, behind: found.behind };
  if (options.dryRun) return { ...told, stamped: true };
  const stamp = new Map([
    ...[...known].filter(([key]) => !names.has(key.split(".", 1)[0] ?? "")),
    ...(await stampAfter(db, directory, folder.parts, found.behind)),
  ]);
  return { ...told, stamped: await writeStamp(db, directory, stamp) };
}

/** What a folder knows of the database after an import: its own parts, and of those behind what they were made from. */
async function stampAfter(db: Database, directory: string, parts: Part[], behind: Key[]): Promise<Stamp> {
  const known = await findStamp(db, directory);
  const old = new Set(behind.map(keyOf));
  return new Map(
    parts.flatMap((part) => {
      const key = keyOf(part);
      const hash = old.has(key) ? known.get(key) : part.hash;
      return hash ? [[key, hash] as const] : [];
    }),
  );
}
