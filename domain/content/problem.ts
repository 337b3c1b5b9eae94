export type Problem = { file: string; line: number; message: string };

export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join("\n"));
    this.name = "ContentError";
    this.problems = problems;
  }
}
