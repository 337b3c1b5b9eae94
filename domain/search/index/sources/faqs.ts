import type { Queries } from "#db/client.ts";
import { faqGroups, faqGroupTexts } from "#db/schema/support.ts";
import { plainText } from "../plain-text.ts";
import { findProductTypes } from "./names.ts";
import type { Source } from "./source.ts";
import { findWords, listBatches } from "./texts.ts";

/** One per question; the id is `<group>/<entry>`. */
export async function* listFaqs(db: Queries): AsyncGenerator<Source[]> {
  const productTypes = await findProductTypes(db);
  for await (const rows of listBatches(db, faqGroups)) {
    const texts = await findWords(
      db,
      faqGroupTexts,
      rows.map(({ id }) => id),
    );
    yield rows.flatMap((row) =>
      row.entries.map((entry, index) => ({
        type: "faq" as const,
        entity: `${row.id}/${entry}`,
        path: `/support/faq#${row.id}-${entry}`,
        image: null,
        productTypes: [...new Set((row.categories ?? []).flatMap((id) => productTypes.get(id) ?? []))],
        position: row.position * 1000 + index,
        boost: () => 1,
        words(language) {
          const group = texts.get(row.id);
          const text = group?.[language]?.entries[entry] ? group[language] : group?.en;
          const words = text?.entries[entry];
          if (!text || !words) return undefined;
          return {
            language: text.language,
            title: words.question,
            answers: words.answers,
            keys: [text.title],
            body: [plainText(words.answer)],
          };
        },
      })),
    );
  }
}
