import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { typeset } from "#i18n/typeset.ts";
import { type Language, MissingText } from "../library.ts";
import { TEXTS } from "../paths.ts";

/** The text of a manual with its parts inserted: `@part safety` names a file in `parts`. */
export function readText(name: string, language: Language): string {
  const file = join(TEXTS, language, `${name}.md`);
  if (!existsSync(file)) throw new MissingText(`there is no text ${name} in ${language}`);
  return typeset(readFileSync(file, "utf8")).replace(/^@part (\S+)$/gm, (_, part: string) =>
    readText(`parts/${part}`, language),
  );
}

export function hasText(name: string, language: Language) {
  return existsSync(join(TEXTS, language, `${name}.md`));
}
