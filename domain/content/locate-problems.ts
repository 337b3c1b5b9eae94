import type { Problem } from "./problem.ts";

/** Finds the line on which the word stands that a problem is about. */
export function locateProblems(
  problems: Problem[],
  sourceOf: (file: string) => string | undefined,
): Problem[] {
  return problems.map(({ word, ...problem }) => {
    if (!word) return problem;
    const lines = sourceOf(problem.file)?.split("\n") ?? [];
    const index = lines.findIndex((line) => line.includes(word));
    return { ...problem, line: index < 0 ? problem.line : index + 1 };
  });
}
