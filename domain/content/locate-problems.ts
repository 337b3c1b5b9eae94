import type { Problem } from "./problem.ts";
import { openYaml } from "./yaml-file.ts";

/** Finds the line of the field that a problem is about; what concerns a whole file has none. */
export function locateProblems(
  problems: Problem[],
  sourceOf: (file: string) => string | undefined,
): Problem[] {
  const opened = new Map<string, ReturnType<typeof openYaml> | undefined>();
  return problems.map((problem) => {
    const { file, path, line } = problem;
    if (line !== undefined || !path?.length) return problem;
    if (!opened.has(file)) {
      const source = sourceOf(file);
      opened.set(file, source === undefined ? undefined : openYaml(source));
    }
    const found = opened.get(file)?.lineOf(path);
    return found === undefined ? problem : { ...problem, line: found };
  });
}
