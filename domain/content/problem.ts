/** `word` is what stands on the line, where the line is not known yet. */
export type Problem = { file: string; line: number; message: string; word?: string };

export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join("\n"));
    this.name = "ContentError";
    this.problems = problems;
  }
}
