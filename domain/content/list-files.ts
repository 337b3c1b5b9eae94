import { isNotNull } from "drizzle-orm";
import type { Queries } from "#db/client.ts";
import { contentRecords } from "#db/schema/site.ts";
import { wordJoiner } from "#i18n/burmese-words.ts";
import { defaultLocale, isUsual, languageTags, localeOf } from "#i18n/locales.ts";
import { type Kind, type KindName, kinds } from "./kinds.ts";
import { readPublishedMedia } from "./media.ts";
import { stores } from "./store/stores.ts";
import { writeYaml } from "./yaml-file.ts";

/** Everything published as the files it is exported to, by path. */
export async function listFiles(db: Queries): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const written = await readWritten(db);
  for (const name of Object.keys(kinds) as KindName[]) {
    const kind: Kind = kinds[name];
    for (const { id, data, ...stored } of await stores[name].read(db)) {
      const texts = written.get(`${name}/${id}`) ?? stored.texts;
      // Parsing puts the fields in the order of the schema.
      files.set(`${name}/${id}.yaml`, asTyped(writeYaml(kind.data.parse(data))));
      for (const language of languageTags) {
        if (texts[language])
          files.set(`${name}/${id}.${language}.yaml`, asTyped(writeYaml(kind.text?.parse(texts[language]))));
      }
    }
  }
  const media = await readPublishedMedia(db);
  if (files.size === 0 && Object.keys(media.pictures).length === 0) return files;
  files.set("media/manifest.json", `${JSON.stringify(media.pictures, null, 2)}\n`);
  for (const language of languageTags) {
    if (Object.keys(media.alts[language]).length === 0 && !isUsual(localeOf(language) ?? defaultLocale))
      continue;
    files.set(`media/alts.${language}.yaml`, asTyped(writeYaml(media.alts[language])));
  }
  return files;
}

/** Texts that quote figures go out as they were written, with the quotations in them. */
async function readWritten(db: Queries) {
  const rows = await db.select().from(contentRecords).where(isNotNull(contentRecords.written));
  return new Map(rows.map(({ kind, id, written }) => [`${kind}/${id}`, written]));
}

/** Joiners are set when a text is published: nobody typed them. */
const asTyped = (text: string) => text.replaceAll(wordJoiner, "");
