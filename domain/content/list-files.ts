import type { Queries } from "#db/client.ts";
import { type Kind, type KindName, kinds } from "./kinds.ts";
import { readPublishedMedia } from "./media.ts";
import { languages } from "./read-files.ts";
import { stores } from "./store/stores.ts";
import { writeYaml } from "./yaml-file.ts";

/** Everything published as the files it is exported to, by path. */
export async function listFiles(db: Queries): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const name of Object.keys(kinds) as KindName[]) {
    const kind: Kind = kinds[name];
    for (const { id, data, texts } of await stores[name].read(db)) {
      // Parsing puts the fields in the order of the schema.
      files.set(`${name}/${id}.yaml`, writeYaml(kind.data.parse(data)));
      for (const language of languages) {
        if (texts[language])
          files.set(`${name}/${id}.${language}.yaml`, writeYaml(kind.text?.parse(texts[language])));
      }
    }
  }
  const media = await readPublishedMedia(db);
  if (files.size === 0 && Object.keys(media.pictures).length === 0) return files;
  files.set("media/manifest.json", `${JSON.stringify(media.pictures, null, 2)}\n`);
  for (const language of languages) {
    files.set(`media/alts.${language}.yaml`, writeYaml(media.alts[language]));
  }
  return files;
}
