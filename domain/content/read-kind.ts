import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultLanguage, type Language, languageTags } from "#i18n/locales.ts";
import type { Source } from "./check-figures.ts";
import { type Kind, type KindName, kinds } from "./kinds.ts";
import type { Problem } from "./problem.ts";
import { checkYaml } from "./yaml-file.ts";

export type Found = { problems: Problem[]; sources: Source[] };

const suffixes = languageTags.join("|");
const fileName = new RegExp(`^([a-z0-9]+(?:-[a-z0-9]+)*)(?:\\.(${suffixes}))?\\.yaml$`);
export const misnamed = `is not named like a record: <id>.yaml or <id>.<${suffixes}>.yaml`;

/** `x5.es.yaml` is the Spanish text of `x5`. */
export function readName(file: string) {
  const [, id, language] = fileName.exec(file) ?? [];
  return { id, language: language as Language | undefined };
}

/** Reads these files of one kind into records; what is wrong with them is added to what was found. */
export async function readKind(directory: string, name: KindName, entries: string[], found: Found) {
  const kind: Kind = kinds[name];
  const { problems, sources } = found;
  const records = new Map<
    string,
    { id: string; data?: unknown; texts: Partial<Record<Language, unknown>> }
  >();
  for (const entry of entries.toSorted()) {
    const file = `${name}/${entry}`;
    const { id, language } = readName(entry);
    if (!id) {
      problems.push({ file, line: 1, message: misnamed });
      continue;
    }
    const schema = language ? kind.text : kind.data;
    if (!schema) {
      problems.push({ file, line: 1, message: "this kind has no text files" });
      continue;
    }
    const source = await readFile(join(directory, file), "utf8");
    const checked = checkYaml(file, source, schema);
    if (language) sources.push({ file, source });
    problems.push(...checked.problems);
    const record = records.get(id) ?? { id, texts: {} };
    if (language) record.texts[language] = checked.value ?? {};
    else record.data = checked.value ?? {};
    records.set(id, record);
  }
  for (const record of records.values()) {
    const { id, data, texts } = record;
    const file = `${name}/${id}.yaml`;
    if (data === undefined) {
      problems.push({ file, line: 1, message: "is missing beside its texts" });
      record.data = {};
    }
    if (kind.text && !texts[defaultLanguage] && !mayLackEnglish(name, id, texts, data)) {
      problems.push({ file: `${name}/${id}.en.yaml`, line: 1, message: "the English text is missing" });
    }
  }
  return [...records.values()];
}

/** The regional variants speak their own language only, and one that equals another has no words at all. */
function mayLackEnglish(name: string, _id: string, texts: object, data: unknown) {
  return (
    name === "variants" &&
    (Object.keys(texts).length > 0 || Boolean((data as { sameAs?: string } | undefined)?.sameAs))
  );
}
