import { defaultLocale, isUsual, type Language, languageTags, localeOf } from "#i18n/locales.ts";
import { parseYaml, writeYaml } from "../yaml-file.ts";
import { hashOf, type Part, type PartName } from "./part.ts";

/** A picture is a record: its entry of the manifest and its alternative texts are its parts. */
export function splitManifest(source: string): Part[] {
  return Object.entries(objectOf(JSON.parse(source))).map(([id, entry]) =>
    partOf(id, "data", JSON.stringify(entry)),
  );
}

export function splitAlts(source: string, language: Language): Part[] {
  return Object.entries(objectOf(parseYaml(source) ?? {})).map(([id, alt]) =>
    partOf(id, language, writeYaml({ alt })),
  );
}

/** The files that hold the pictures, by path. */
export function joinMedia(parts: Part[]): Map<string, { text: string; parts: Part[] }> {
  const byPart = Map.groupBy(
    parts.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ({ part }) => part,
  );
  const pictures = byPart.get("data") ?? [];
  const entries = pictures.map(({ id, source }) => [id, JSON.parse(source)]);
  const files = new Map([
    [
      "media/manifest.json",
      { text: `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`, parts: pictures },
    ],
  ]);
  for (const language of languageTags) {
    const alts = byPart.get(language) ?? [];
    if (alts.length === 0 && !isUsual(localeOf(language) ?? defaultLocale)) continue;
    const words = alts.map(({ id, source }) => [id, (parseYaml(source) as { alt: string }).alt]);
    files.set(`media/alts.${language}.yaml`, { text: writeYaml(Object.fromEntries(words)), parts: alts });
  }
  return files;
}

function partOf(id: string, part: PartName, source: string): Part {
  return { kind: "media", id, part, source, hash: hashOf(source) };
}

function objectOf(value: unknown) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw new SyntaxError("must be a list of pictures by their names");
}
