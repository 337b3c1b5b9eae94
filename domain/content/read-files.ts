import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultLanguage, type Language, languageTags } from "#i18n/locales.ts";
import { checkFigures, type Source } from "./check-figures.ts";
import { checkInstallation } from "./check-installation.ts";
import { checkSorting } from "./check-sorting.ts";
import { figuresOf } from "./figures.ts";
import { type Kind, kinds } from "./kinds.ts";
import { locateProblems } from "./locate-problems.ts";
import { ContentError, type Problem } from "./problem.ts";
import type { Content } from "./records.ts";
import { checkReferences } from "./references.ts";
import { checkTrade } from "./trade/check-trade.ts";
import { checkYaml } from "./yaml-file.ts";

const suffixes = languageTags.join("|");
const fileName = new RegExp(`^([a-z0-9]+(?:-[a-z0-9]+)*)(?:\\.(${suffixes}))?\\.yaml$`);

/** Reads and checks a whole content folder, or throws one error that lists everything wrong with it. */
export async function readContent(directory: string): Promise<Content> {
  const problems: Problem[] = [];
  const sources: Source[] = [];
  const entries = await Promise.all(
    Object.entries(kinds).map(async ([name, kind]) => [
      name,
      await readKind(directory, name, kind, problems, sources),
    ]),
  );
  const content = Object.fromEntries(entries) as Content;
  problems.push(
    ...(await locateProblems(directory, [
      ...checkReferences(content),
      ...checkTrade(content),
      ...(await checkSorting(content, directory)),
    ])),
    ...checkInstallation(content),
    ...checkFigures(sources, figuresOf(content)),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

async function readKind(directory: string, name: string, kind: Kind, problems: Problem[], sources: Source[]) {
  const records = new Map<
    string,
    { id: string; data?: unknown; texts: Partial<Record<Language, unknown>> }
  >();
  for (const entry of (await listFiles(join(directory, name))).sort()) {
    const file = `${name}/${entry}`;
    const match = fileName.exec(entry);
    if (!match?.[1]) {
      problems.push({
        file,
        line: 1,
        message: `is not named like a record: <id>.yaml or <id>.<${suffixes}>.yaml`,
      });
      continue;
    }
    const [, id, language] = match as unknown as [string, string, Language | undefined];
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
  for (const { id, data, texts } of records.values()) {
    const file = `${name}/${id}.yaml`;
    if (data === undefined) problems.push({ file, line: 1, message: "is missing beside its texts" });
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

async function listFiles(directory: string) {
  try {
    return (await readdir(directory)).filter((entry) => !entry.startsWith("."));
  } catch {
    return [];
  }
}
