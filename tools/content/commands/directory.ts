import { resolve } from "node:path";
import { readConfig } from "#config/config.ts";
import { UsageError } from "../../command/run-command.ts";
import type { Decimal } from "../spreadsheet/read-cell.ts";

export const contentDirectory = () => readConfig(process.env).CONTENT_DIR;

/** The one directory that was named, or that of CONTENT_DIR. */
export function directoryOf(words: string[], usage: string) {
  const [directory = contentDirectory(), ...more] = words;
  if (more.length > 0) throw new UsageError(`One directory is enough.\n${usage}`);
  return resolve(directory);
}

export const decimal = { decimal: { type: "string", default: "point" } } as const;

export function decimalOf(text: string): Decimal {
  if (text === "point" || text === "comma") return text;
  throw new UsageError("--decimal is point or comma");
}
