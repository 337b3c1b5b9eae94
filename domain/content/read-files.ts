import type { MakerData } from "#config/maker/schema.ts";
import { checkContent } from "./check-content.ts";
import { locateProblems } from "./locate-problems.ts";
import { fileOf, type Part } from "./parts/part.ts";
import { readFolder } from "./parts/read-folder.ts";
import { ContentError, type Problem } from "./problem.ts";
import { assembleRecords, contentOf, makerOf } from "./records/assemble.ts";
import type { Content } from "./records.ts";

export type Site = {
  content: Content;
  maker: MakerData | undefined;
  pictures: ReadonlySet<string>;
  sourceOf(file: string): string | undefined;
};

/** Reads and checks the records of a content folder, or throws one error that lists everything wrong with them. */
export async function readContent(directory: string): Promise<Content> {
  const { content, problems } = await readSite(directory);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

/** Everything that a content folder holds, and what is wrong with it. */
export async function readSite(directory: string): Promise<Site & { problems: Problem[] }> {
  const folder = await readFolder(directory);
  const { records, problems, broken } = assembleRecords(folder.parts);
  const content = contentOf(records);
  const maker = makerOf(records);
  const sourceOf = sourcesOf(folder.parts);
  const found = checkContent(content, { maker, sources: textsOf(folder.parts), broken });
  return {
    content,
    maker,
    pictures: new Set(records.get("media")?.map(({ id }) => id)),
    sourceOf,
    problems: [...folder.problems, ...problems, ...locateProblems(found, sourceOf)],
  };
}

export function sourcesOf(parts: Part[]) {
  const byFile = new Map(parts.map((part) => [fileOf(part), part.source]));
  return (file: string) => byFile.get(file);
}

/** The words of records as they were typed, with the figures that they quote. */
export const textsOf = (parts: Part[]) =>
  parts.filter(({ part }) => part !== "data").map((part) => ({ file: fileOf(part), source: part.source }));
