import { stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { readIfExists } from "#db/read-if-exists.ts";
import { languageTags } from "#i18n/locales.ts";
import { isPartKind, type Key, misnamed, type PartKind, readName } from "../parts/part.ts";
import { type Folder, readFiles, readMediaParts } from "../parts/read-folder.ts";
import { ContentError, type Problem } from "../problem.ts";
import { nameOf } from "./touched.ts";

type Named = { directory: string; names: ReadonlySet<string>; folder: Folder };

/** Reads the records to which these files belong, each with all its files, and the pictures that the database lacks. */
export async function readNamedFiles(
  files: string[],
  heads: ReadonlyMap<string, Key & { hash: string }>,
): Promise<Named> {
  const directory = dirname(dirname(files[0] ?? ""));
  const faults = (await Promise.all(files.map((file) => faultOf(file, directory)))).flat();
  if (faults.length > 0) throw new ContentError(faults);
  const records = files.map((file) => ({
    kind: basename(dirname(file)) as PartKind,
    id: readName(basename(file))?.id ?? "",
  }));
  const byKind = Map.groupBy(records, ({ kind }) => kind);
  const read = [...byKind].map(([kind, own]) => readFiles(directory, kind, filesOf(own.map(({ id }) => id))));
  const folders = [...(await Promise.all(read))];
  const parts = folders.flatMap((folder) => folder.parts);
  const media = await readMediaParts(directory);
  const sources = parts.map(({ source }) => source).join("\n");
  const pictures = media.parts.filter(({ id }) => !heads.has(`media/${id}`) && sources.includes(id));
  return {
    directory,
    names: new Set([...records, ...pictures].map(nameOf)),
    folder: {
      parts: [...parts, ...pictures],
      problems: [...folders, media].flatMap(({ problems }) => problems),
    },
  };
}

const filesOf = (ids: string[]) =>
  [...new Set(ids)].flatMap((id) =>
    ["", ...languageTags.map((tag) => `.${tag}`)].map((end) => `${id}${end}.yaml`),
  );

async function faultOf(file: string, directory: string): Promise<Problem[]> {
  const kind = basename(dirname(file));
  const fault = (message: string): Problem[] => [{ code: "request", file, message }];
  if (!(await readIfExists(stat(file)))?.isFile())
    return fault("is not there; a record is taken away by `npm run content -- withdraw`");
  if (dirname(dirname(file)) !== directory) return fault(`is not in ${directory}, as the first file is`);
  if (!isPartKind(kind) || kind === "media")
    return fault(
      `is in ${kind}, which holds no records; pictures and papers are imported with the whole directory`,
    );
  return readName(basename(file)) ? [] : fault(misnamed);
}
