import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readIfExists } from "#db/read-if-exists.ts";
import { compileGlossary, findWordings, type Glossary, readGlossary } from "#i18n/glossary/glossary.ts";
import { languageTags } from "#i18n/locales.ts";
import type { Source } from "./check-figures.ts";
import type { Problem } from "./problem.ts";
import type { MakerRecord } from "./validate/check-maker.ts";

/** Names every wording of these texts that the maker's glossary of their language replaces by another. */
export function checkWording(sources: Source[], maker: MakerRecord | undefined): Problem[] {
  if (!maker) return [];
  return languageTags.flatMap((language) => {
    const glossary = [
      ...(maker.data.interfaceGlossary ? readGlossary(language) : []),
      ...compileGlossary(maker.texts[language]?.glossary ?? []),
    ];
    if (glossary.length === 0) return [];
    return sources
      .filter(
        ({ file }) => new RegExp(`\\.${language}\\.(yaml|vtt)$`).test(file) && !file.startsWith("maker/"),
      )
      .flatMap(({ file, source }) => checkText(file, source, glossary));
  });
}

/** The captions of a folder's clips. */
export async function readCaptions(directory: string): Promise<Source[]> {
  const files = (await readIfExists(readdir(join(directory, "files"), { recursive: true }))) ?? [];
  return Promise.all(
    files
      .filter((file) => file.endsWith(".vtt"))
      .sort()
      .map(async (file) => ({
        file: `files/${file}`,
        source: await readFile(join(directory, "files", file), "utf8"),
      })),
  );
}

export function checkText(file: string, text: string, glossary: Glossary): Problem[] {
  return findWordings(withoutAnswers(text), glossary).map(({ line, wording, term }) => ({
    code: "wording",
    file,
    line,
    message: `says "${wording}" where the glossary has "${term}"`,
  }));
}

/** Answers say a thing as visitors do, in whatever words. */
const withoutAnswers = (text: string) =>
  text.replace(/^ *answers:\n(?: *- .*\n?)+/gm, (lines) => lines.replace(/[^\n]/g, ""));
