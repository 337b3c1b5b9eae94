import { languageTags } from "#i18n/locales.ts";

type Edition = { id: string; language: string };

export type Work<E extends Edition> = { id: string; editions: [E, ...E[]] };

/** Documents of one name, but for the language at its end, are one work. Of its editions the reader's language comes first. */
export function worksOf<E extends Edition>(documents: E[], reader: string): Work<E>[] {
  const works = Map.groupBy(documents, ({ id, language }) => id.replace(new RegExp(`-${language}$`), ""));
  return [...works].map(([id, editions]) => ({
    id,
    editions: editions.toSorted((a, b) => rank(a.language, reader) - rank(b.language, reader)) as [E, ...E[]],
  }));
}

function rank(language: string, reader: string) {
  return language === reader ? 0 : 1 + (languageTags as readonly string[]).indexOf(language);
}
