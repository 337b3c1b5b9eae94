import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { findWordings, type Glossary, readGlossary } from "#i18n/glossary/glossary.ts";
import type { Problem } from "./problem.ts";
import { languages } from "./read-files.ts";

/** Names every wording of a content folder that the glossary of its language replaces by another. */
export async function checkWording(directory: string): Promise<Problem[]> {
  const files = (await readdir(directory, { recursive: true })).sort();
  const checked = languages.flatMap((language) => {
    const glossary = readGlossary(language);
    return files
      .filter((file) => file.endsWith(`.${language}.yaml`) || file.endsWith(`.${language}.vtt`))
      .map(async (file) => checkText(file, await readFile(join(directory, file), "utf8"), glossary));
  });
  return (await Promise.all(checked)).flat();
}

export function checkText(file: string, text: string, glossary: Glossary): Problem[] {
  return findWordings(text, glossary).map(({ line, wording, term }) => ({
    file,
    line,
    message: `says "${wording}" where the glossary has "${term}"`,
  }));
}
