import { readFileSync } from "node:fs";
import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { ConfigError } from "../config-error.ts";

/** Reads a YAML file of the maker. Every mistake in it is named with its line. */
export function readRecord<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines });
  const syntax = document.errors.map((error) => `${file}:${lines.linePos(error.pos[0]).line}: ${error.code}`);
  if (syntax.length > 0) throw new ConfigError(`These lines are not YAML:\n${syntax.join("\n")}`);
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return parsed.data;
  const mistakes = parsed.error.issues.map((issue) => {
    const path = issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0] ?? ""] : issue.path;
    return `${file}:${lineOf(path)}: ${issue.path.join(".") || "the record"}: ${issue.message}`;
  });
  throw new ConfigError(`The maker's record is wrong:\n${mistakes.join("\n")}`);

  /** The line of the field, or of the nearest group around it when the field is missing. */
  function lineOf(path: PropertyKey[]): number {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true) as
        | { range?: [number, ...unknown[]] }
        | undefined;
      if (node?.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  }
}
