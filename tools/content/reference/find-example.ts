import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const template = fileURLToPath(new URL("../template", import.meta.url));

/** The first value that the folder of a new maker has for a field. */
export function findExample(kind: string, part: "data" | "text", path: string): string {
  const folder = join(template, kind);
  if (!existsSync(folder)) return "";
  const isText = (name: string) => /\.en\.yaml$/.test(name);
  const names = readdirSync(folder).filter(
    (name) => name.endsWith(".yaml") && isText(name) === (part === "text"),
  );
  for (const name of names.sort()) {
    const source = readFileSync(join(folder, name), "utf8")
      .replace(/^\{\{languages\}\}$/m, "  - english")
      .replaceAll("{{name}}", "Own")
      .replaceAll("{{api}}", "Own");
    const value = valueAt(parse(source.replace(/: \{\{(\w+)\}\}$/gm, ': "$1"')), path.split(/\.|(?=\[\])/));
    if (value !== undefined && typeof value !== "object") return String(value).split("\n")[0] ?? "";
  }
  return "";
}

function valueAt(value: unknown, [step, ...rest]: string[]): unknown {
  if (Array.isArray(value) && step !== "[]")
    return value.every((entry) => typeof entry !== "object") ? value[0] : undefined;
  if (step === undefined) return value;
  if (value === null || typeof value !== "object") return undefined;
  const inside =
    step === "[]" || step === "<id>" ? Object.values(value) : [(value as Record<string, unknown>)[step]];
  for (const entry of inside) {
    const found =
      rest.length > 0 ? valueAt(entry, rest) : Array.isArray(entry) ? valueAt(entry, [""]) : entry;
    if (found !== undefined && typeof found !== "object") return found;
  }
  return undefined;
}
