import type { Queries } from "#db/client.ts";
import { seriesTexts } from "#db/schema/catalogue.ts";
import type { LightEntry } from "#db/schema/shapes.ts";
import { lightTables, lightTableTexts } from "#db/schema/support.ts";
import { callsOfLight, sayPattern } from "#domain/support/light-words.ts";
import type { Source } from "./source.ts";
import { findWords, listBatches, wordsIn } from "./texts.ts";

/** One per light or code; the id is `<table>/<entry>`. */
export async function* listLights(db: Queries): AsyncGenerator<Source[]> {
  const names = await findWords(db, seriesTexts);
  for await (const rows of listBatches(db, lightTables)) {
    const texts = await findWords(
      db,
      lightTableTexts,
      rows.map(({ id }) => id),
    );
    yield rows.flatMap((row) =>
      row.entries.map((entry, index) => ({
        type: "light" as const,
        entity: `${row.id}/${entry.id}`,
        path: `/tools/lights?${asked(entry)}#${row.id}-${entry.id}`,
        image: null,
        productTypes: [],
        position: row.position * 1000 + index,
        boost: () => 1,
        words(language) {
          const text = wordsIn(texts, row.id, language);
          const words = text?.entries[entry.id];
          if (!text || !words) return undefined;
          const own = row.series.map((id) => wordsIn(names, id, language)?.name ?? id);
          const name = entry.code ?? sayPattern(entry, row.lamps, text.language);
          return {
            language: text.language,
            title: `${own.join(", ")}: ${name}`,
            keys: [words.meaning],
            body: [words.meaning, words.owner, words.installer],
            hidden: [words.part, ...(entry.lights ?? []).map((light) => callsOfLight(light, text.language))],
          };
        },
      })),
    );
  }
}

/** The address shows it among those that look the same, unfolded. */
function asked({ code, lights }: LightEntry) {
  if (code) return new URLSearchParams({ code });
  const [light = "off"] = lights ?? [];
  const [colour = "", rhythm] = light.split(" ");
  return new URLSearchParams({ colour, ...(rhythm && { rhythm }) });
}
