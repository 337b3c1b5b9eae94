import { inArray } from "drizzle-orm";
import type { Queries } from "#db/client.ts";
import { documentPages, documents, documentTexts } from "#db/schema/documents.ts";
import { newestFirst } from "./list-records.ts";
import { findProductNames } from "./names.ts";
import type { Source } from "./source.ts";
import { findWords, listBatches, wordsIn } from "./texts.ts";

/** Datasheets have no chapters of their own: their headings are the same in all of them. */
const withChapters = inArray(documents.kind, ["User Manual", "Manual", "General"]);

/** Between a thing and a piece of it. */
const chapterWeight = 0.82;

/** The chapters of papers that are also pages, found in the language they are written in. */
export async function* listChapters(db: Queries, ids?: string[]): AsyncGenerator<Source[]> {
  for await (const rows of listBatches(db, documents, ids, withChapters)) {
    const batch = rows.map(({ id }) => id);
    const texts = await findWords(db, documentTexts, batch);
    const pages = await db.select().from(documentPages).where(inArray(documentPages.id, batch));
    const names = await findProductNames(
      db,
      rows.flatMap((row) => row.products),
    );
    const chapters = new Map(pages.map((page) => [page.id, page.chapters]));
    yield rows.flatMap((row) =>
      (chapters.get(row.id) ?? []).map(({ anchor, title, text }, index) => ({
        type: "document" as const,
        entity: row.id,
        part: anchor,
        path: `/documents/${row.id}#${anchor}`,
        image: null,
        productTypes: row.productTypes,
        documentKind: row.kind,
        position: newestFirst(row.date) + index,
        boost: () => chapterWeight,
        words(language) {
          if (language !== row.language) return undefined;
          const paper = wordsIn(texts, row.id, language)?.title ?? row.id;
          return {
            language,
            title: `${paper}: ${title}`,
            name: title,
            keys: [],
            body: [text],
            hidden: names.words(row.products, language).slice(0, 24),
          };
        },
      })),
    );
  }
}
