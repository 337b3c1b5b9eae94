import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "./problem.ts";

/** Finds the line on which the word stands that a problem is about. */
export async function locateProblems(directory: string, problems: Problem[]): Promise<Problem[]> {
  return Promise.all(
    problems.map(async ({ word, ...problem }) => {
      if (!word) return problem;
      const source = await readFile(join(directory, problem.file), "utf8").catch(() => "");
      const index = source.split("\n").findIndex((line) => line.includes(word));
      return { ...problem, line: index < 0 ? problem.line : index + 1 };
    }),
  );
}
