import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isSafePattern } from "redos-detector";
import { parseSync } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const sources = "{api,app,config,db,domain,i18n,server}/**/*.{ts,tsx}";

type Expression = { file: string; pattern: string; flags: string };

/** Every regular expression that the site itself runs. */
export function listExpressions(): Expression[] {
  const files = globSync(sources, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  return files.sort().flatMap((file) => expressionsIn(file, readFileSync(`${root}${file}`, "utf8")));
}

export function expressionsIn(file: string, source: string): Expression[] {
  const found: Expression[] = [];
  collect(parseSync(file, source).program, (expression) => found.push({ file, ...expression }));
  return found;
}

function collect(node: unknown, add: (expression: { pattern: string; flags: string }) => void) {
  if (typeof node !== "object" || node === null) return;
  if ("regex" in node) return add(node.regex as { pattern: string; flags: string });
  for (const child of Object.values(node)) collect(child, add);
}

/** Whether the engine may have to go back over the same text again and again. */
export function isSlow({ pattern, flags }: Expression) {
  return !isSafePattern(pattern, {
    caseInsensitive: flags.includes("i"),
    unicode: flags.includes("u"),
    dotAll: flags.includes("s"),
    multiLine: flags.includes("m"),
    timeout: 20_000,
  }).safe;
}
