import { type CheckCode, checks } from "./checks.ts";

export type Path = (string | number)[];
/** `path` leads to the field within the file; the line is found from it, once, before somebody is told. */
export type Problem = { code: CheckCode; file: string; path?: Path; line?: number; message: string };

export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(tellProblem).join("\n"));
    this.name = "ContentError";
    this.problems = problems;
  }
}

export const tellProblem = ({ file, line, message }: Problem) =>
  `${file}${line === undefined ? "" : `:${line}`} ${message}`;

export const isFault = ({ code }: Problem) => checks[code].level === "fault";

/** Faults, and the advice that the maker has not switched off. With `strict`, advice counts as a fault. */
export function sortProblems(
  problems: Problem[],
  {
    ignoredAdvice = {},
    strict = false,
  }: { ignoredAdvice?: Record<string, string> | undefined; strict?: boolean | undefined },
) {
  const counted = problems.filter(
    (problem) => isFault(problem) || !Object.hasOwn(ignoredAdvice, problem.code),
  );
  return {
    faults: counted.filter((problem) => strict || isFault(problem)),
    advice: counted.filter((problem) => !strict && !isFault(problem)),
  };
}
