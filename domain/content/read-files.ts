import { checkContent } from "./check-content.ts";
import { checkWording } from "./check-wording.ts";
import { locateProblems } from "./locate-problems.ts";
import { fileOf, type Part } from "./parts/part.ts";
import { readFolder } from "./parts/read-folder.ts";
import { ContentError, isFault, type Problem } from "./problem.ts";
import { assembleRecords, contentOf, makerOf } from "./records/assemble.ts";
import type { Content } from "./records.ts";
import type { MakerRecord } from "./validate/check-maker.ts";
import { siteMapOf } from "./validate/site-map.ts";

export type Site = {
  content: Content;
  maker: MakerRecord | undefined;
  pictures: ReadonlySet<string>;
  sourceOf(file: string): string | undefined;
};

/** Reads and checks the records of a content folder, or throws one error that lists every fault. */
export async function readContent(directory: string): Promise<Content> {
  const { content, problems, sourceOf } = await readSite(directory);
  const faults = problems.filter(isFault);
  if (faults.length > 0) throw new ContentError(locateProblems(faults, sourceOf));
  return content;
}

/** Everything that a content folder holds, and what is wrong with it. */
export async function readSite(directory: string): Promise<Site & { problems: Problem[] }> {
  const folder = await readFolder(directory);
  const { records, problems, broken } = assembleRecords(folder.parts);
  const content = contentOf(records);
  const maker = makerOf(records);
  const pictures = new Set(records.get("media")?.map(({ id }) => id));
  const sources = textsOf(folder.parts);
  const site = siteMapOf(content, pictures);
  const found = checkContent(content, { maker, sources, site, broken });
  return {
    content,
    maker,
    pictures,
    sourceOf: sourcesOf(folder.parts),
    problems: [...folder.problems, ...problems, ...found, ...checkWording(sources, maker)],
  };
}

export function sourcesOf(parts: Part[]) {
  const byFile = new Map(parts.map((part) => [fileOf(part), part.source]));
  return (file: string) => byFile.get(file);
}

/** The words of records as they were typed, with the figures that they quote. */
export const textsOf = (parts: Part[]) =>
  parts.filter(({ part }) => part !== "data").map((part) => ({ file: fileOf(part), source: part.source }));
