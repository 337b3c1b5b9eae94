import { stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { languageTags } from "#i18n/locales.ts";
import type { Source } from "./check-figures.ts";
import { type KindName, kinds } from "./kinds.ts";
import { ContentError, type Problem } from "./problem.ts";
import { type Found, misnamed, readKind, readName } from "./read-kind.ts";
import { type Content, fillKinds, type RecordNames } from "./records.ts";

export type NamedRecords = {
  directory: string;
  names: RecordNames;
  tags: ReadonlySet<string>;
  content: Content;
  sources: Source[];
};

/** Reads the records to which these files belong, each with all its files, or throws what is wrong with them. */
export async function readRecords(files: string[]): Promise<NamedRecords> {
  const directory = dirname(dirname(files[0] ?? ""));
  refuse((await Promise.all(files.map((file) => faultOf(file, directory)))).flat());
  const byKind = Map.groupBy(files, (file) => basename(dirname(file)) as KindName);
  const names = new Map(
    [...byKind].map(([kind, own]) => [kind, new Set(own.map((file) => readName(basename(file)).id ?? ""))]),
  );
  const found: Found = { problems: [], sources: [] };
  const content = await fillKinds(async (kind) =>
    readKind(directory, kind, await listEntries(directory, kind, names.get(kind)), found),
  );
  refuse(found.problems);
  const tags = new Set([...names].flatMap(([kind, ids]) => [...ids].map((id) => `${kind}:${id}`)));
  return { directory, names, tags, content, sources: found.sources };
}

/** One file says everything of these kinds, and has this name. */
const alone: Partial<Record<string, string>> = { navigation: "main", seo: "pages" };

async function faultOf(file: string, directory: string): Promise<Problem[]> {
  const kind = basename(dirname(file));
  const { id } = readName(basename(file));
  const fault = (message: string) => [{ file, line: 1, message }];
  if (!(await stat(file).catch(() => undefined))?.isFile())
    return fault("is not there; a record is removed by an import of the whole directory");
  if (dirname(dirname(file)) !== directory) return fault(`is not in ${directory}, as the first file is`);
  if (!Object.hasOwn(kinds, kind))
    return fault(
      `is in ${kind}, which holds no records; pictures and papers are imported with the whole directory`,
    );
  if (kind === "specs") return fault("concerns every product: import the whole directory");
  if (!id) return fault(misnamed);
  if (alone[kind] && alone[kind] !== id) return fault(`must be named ${alone[kind]}.yaml`);
  return [];
}

async function listEntries(directory: string, kind: KindName, ids: ReadonlySet<string> = new Set()) {
  const names = [...ids].flatMap((id) =>
    ["", ...languageTags.map((tag) => `.${tag}`)].map((end) => `${id}${end}.yaml`),
  );
  const found = await Promise.all(
    names.map((name) => stat(join(directory, kind, name)).catch(() => undefined)),
  );
  return names.filter((_, index) => found[index]);
}

function refuse(problems: Problem[]) {
  if (problems.length > 0) throw new ContentError(problems);
}
