import type { Queries } from "#db/client.ts";
import { defaultLocale, isUsual, languageTags, localeOf } from "#i18n/locales.ts";
import { type KindName, kinds } from "./kinds.ts";
import { readPublishedMedia } from "./media.ts";
import { asTyped, readPublished } from "./read-published.ts";
import type { RecordNames } from "./records.ts";
import { writeYaml } from "./yaml-file.ts";

/** Everything published as the files it is exported to, by path. */
export async function listFiles(db: Queries): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const kind of Object.keys(kinds) as KindName[]) await addFiles(db, files, kind);
  const media = await readPublishedMedia(db);
  if (files.size === 0 && Object.keys(media.pictures).length === 0) return files;
  files.set("media/manifest.json", `${JSON.stringify(media.pictures, null, 2)}\n`);
  for (const language of languageTags) {
    if (Object.keys(media.alts[language]).length === 0 && !isUsual(localeOf(language) ?? defaultLocale))
      continue;
    files.set(`media/alts.${language}.yaml`, writeYaml(asTyped(media.alts[language])));
  }
  return files;
}

/** The files of some records alone. */
export async function listFilesOf(db: Queries, names: RecordNames): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [kind, ids] of names) await addFiles(db, files, kind, [...ids]);
  return files;
}

async function addFiles(db: Queries, files: Map<string, string>, kind: KindName, ids?: string[]) {
  for (const { id, data, texts } of await readPublished(db, kind, ids)) {
    files.set(`${kind}/${id}.yaml`, writeYaml(data));
    for (const language of languageTags)
      if (texts[language]) files.set(`${kind}/${id}.${language}.yaml`, writeYaml(texts[language]));
  }
}
