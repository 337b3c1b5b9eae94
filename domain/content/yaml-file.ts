import { type Document, isNode, LineCounter, parse, parseDocument, stringify } from "yaml";
import type { z } from "zod";
import type { Problem } from "./problem.ts";

type Checked<T> = { value: T; problems: [] } | { value: undefined; problems: Problem[] };

/** Parses one YAML file against its schema; a fault is told with the line it stands on. */
export function checkYaml<S extends z.ZodType>(
  file: string,
  source: string,
  schema: S,
): Checked<z.output<S>> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const faults = document.errors.map((error) => ({
    file,
    line: lines.linePos(error.pos[0]).line,
    message: error.message,
  }));
  if (faults.length > 0) return { value: undefined, problems: faults };
  const checked = schema.safeParse(document.toJS());
  if (checked.success) return { value: checked.data, problems: [] };
  return {
    value: undefined,
    problems: checked.error.issues.map((issue) => ({
      file,
      line: lineOf(document, lines, issue.path),
      message: `${issue.path.map(String).join(".") || "file"}: ${issue.message}`,
    })),
  };
}

export const parseYaml = (source: string): unknown => parse(source);

/** The one form in which content is written, so that an export gives the same bytes. */
export function writeYaml(value: unknown) {
  return stringify(value, { lineWidth: 0, blockQuote: "literal", aliasDuplicateObjects: false });
}

function lineOf(document: Document, lines: LineCounter, path: PropertyKey[]) {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
