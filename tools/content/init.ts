import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readIfExists } from "#db/read-if-exists.ts";
import { defaultLocale, languageOf, locales } from "#i18n/locales.ts";
import { UsageError } from "../command/run-command.ts";
import { blankPaper } from "./blank-paper.ts";

const template = fileURLToPath(new URL("./template", import.meta.url));

/** Writes a small, complete content folder for a maker; answers how many files. */
export async function initContent(directory: string, name: string, languages: string[]) {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} &.'’-]{0,58}$/u.test(name))
    throw new UsageError('--name "…" is needed: letters, digits, spaces, & . - and apostrophes');
  const unknown = languages.filter((language) => !locales.some((locale) => locale === language));
  if (unknown.length > 0) throw new UsageError(`${unknown.join(", ")}: not one of ${locales.join(", ")}`);
  if (((await readIfExists(readdir(directory))) ?? []).length > 0)
    throw new UsageError(`${directory} is not empty: name another folder`);
  const spoken = locales.filter((locale) => locale === defaultLocale || languages.includes(locale));
  const values = valuesFor(name, spoken);
  const paths = (await readdir(template, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(template.length + 1));
  for (const path of paths) {
    const content = await readFile(join(template, path));
    await write(
      join(directory, path),
      path.startsWith("files") ? content : fill(content.toString("utf8"), values),
    );
  }
  for (const locale of spoken.slice(1))
    await write(join(directory, `media/alts.${languageOf(locale)}.yaml`), "{}\n");
  await mkdir(join(directory, "media/originals/products"), { recursive: true });
  await write(join(directory, "files/documents/x5-datasheet-en.pdf"), blankPaper);
  return paths.length + spoken.length;
}

function valuesFor(name: string, languages: string[]): Record<string, string> {
  const word = name.normalize("NFKD").replace(/[^A-Za-z0-9]/g, "");
  return {
    name: name.replaceAll('"', ""),
    api: /^[A-Za-z]/.test(word) ? word : "Maker",
    domain: `${(word || "maker").toLowerCase()}.example`,
    languages: languages.map((language) => `  - ${language}`).join("\n"),
    bytes: String(blankPaper.length),
    sha256: createHash("sha256").update(blankPaper).digest("hex"),
  };
}

/** Figures of products, such as {{x5.ratedPower}}, stay as they are. */
const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, key) => values[key] ?? whole);

async function write(path: string, content: string | Buffer) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
