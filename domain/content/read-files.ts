import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { checkContent } from "./check-content.ts";
import { type KindName, kinds } from "./kinds.ts";
import { locateProblems } from "./locate-problems.ts";
import { ContentError } from "./problem.ts";
import { type Found, readKind } from "./read-kind.ts";
import type { Content } from "./records.ts";

/** Reads and checks a whole content folder, or throws one error that lists everything wrong with it. */
export async function readContent(directory: string): Promise<Content> {
  const found: Found = { problems: [], sources: [] };
  const entries = await Promise.all(
    (Object.keys(kinds) as KindName[]).map(async (name) => [
      name,
      await readKind(directory, name, await listFiles(join(directory, name)), found),
    ]),
  );
  const content = Object.fromEntries(entries) as Content;
  const problems = [
    ...found.problems,
    ...(await locateProblems(directory, await checkContent(directory, content, found.sources))),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

async function listFiles(directory: string) {
  try {
    return (await readdir(directory)).filter((entry) => !entry.startsWith("."));
  } catch {
    return [];
  }
}
