import { isNode, LineCounter, parse, parseDocument, stringify, type YAMLError } from "yaml";
import type { z } from "zod";
import type { Problem } from "./problem.ts";

type Checked<T> = { value: T; problems: [] } | { value: undefined; problems: Problem[] };

/** Parses one YAML file against its schema; a fault is told with the line it stands on. */
export function checkYaml<S extends z.ZodType>(
  file: string,
  source: string,
  schema: S,
): Checked<z.output<S>> {
  const { document, lines, lineOf } = openYaml(source);
  const faults = document.errors.map((error) => ({
    code: "form" as const,
    file,
    line: lines.linePos(error.pos[0]).line,
    message: tellSyntax(error),
  }));
  if (faults.length > 0) return { value: undefined, problems: faults };
  const checked = schema.safeParse(document.toJS());
  if (checked.success) return { value: checked.data, problems: [] };
  return {
    value: undefined,
    problems: checked.error.issues.map((issue) => ({
      code: "form" as const,
      file,
      line: lineOf(issue.path) ?? 1,
      message: `${issue.path.map(String).join(".") || "file"}: ${issue.message}`,
    })),
  };
}

export const parseYaml = (source: string): unknown => parse(source);

/** The one form in which content is written, so that an export gives the same bytes. */
export function writeYaml(value: unknown) {
  return stringify(value, { lineWidth: 0, blockQuote: "literal", aliasDuplicateObjects: false });
}

/** A document of which one can ask on which line a field stands; what is not there stands where it would be. */
export function openYaml(source: string) {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineOf = (path: PropertyKey[]) => {
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return undefined;
  };
  return { document, lines, lineOf };
}

/** The faults of syntax that editors make most, in their words. */
function tellSyntax({ code, message }: YAMLError) {
  if (/compact mappings/.test(message))
    return 'a colon followed by a space begins a field: put quotes around the text, as in title: "One: two"';
  if (code === "TAB_AS_INDENT") return "is indented with a tab: use spaces";
  return message;
}
