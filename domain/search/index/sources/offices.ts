import type { Queries } from "#db/client.ts";
import { variants, variantTexts } from "#db/schema/site.ts";
import { variantFor } from "#domain/site/variants.ts";
import { defaultLanguage, type Language } from "#i18n/locales.ts";
import type { Source } from "./source.ts";

const path = "/about/contact";

/** Every office by its town. The page of contacts shows those of the visitor's variant; it leads to the others. */
export async function listOffices(db: Queries): Promise<Source[]> {
  const rows = await db.select().from(variants);
  const texts = await db.select().from(variantTexts);
  const wordsOf = (id: string, variant: string, language: Language) => {
    const saying = texts.filter((text) => text.language === language && text.offices[id]);
    const own = saying.find((text) => text.id === variant) ?? saying[0];
    return own?.offices[id];
  };
  return rows.flatMap((row) =>
    (row.offices ?? []).map(({ id, email, phone }, index) => ({
      type: "page" as const,
      entity: `office/${id}`,
      path,
      image: null,
      productTypes: [],
      position: 3000 + index,
      boost: () => 1,
      words(language) {
        const spoken = wordsOf(id, row.id, language);
        const words = spoken ?? wordsOf(id, row.id, defaultLanguage);
        return (
          words && {
            language: spoken ? language : defaultLanguage,
            title: words.title,
            path: variantFor(language, undefined) === row.id ? `${path}#office-${id}` : path,
            answers: words.answers,
            keys: [],
            purpose: [words.address],
            body: [words.hours, phone, email],
          }
        );
      },
    })),
  );
}
