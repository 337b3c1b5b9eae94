import { inArray } from "drizzle-orm";
import type { Queries } from "#db/client.ts";
import { documents, documentTexts, videos, videoTexts } from "#db/schema/documents.ts";
import { wordsOfKind } from "./kind-words.ts";
import { listRecords, newestFirst } from "./list-records.ts";
import { findLabels, findProductNames } from "./names.ts";
import type { Source } from "./source.ts";
import { findWords, listBatches, wordsIn } from "./texts.ts";

/** A certificate may name every product; those beyond this number are found but do not count as title. */
const mostKeys = 24;

export async function* listDocuments(db: Queries, ids?: string[]): AsyncGenerator<Source[]> {
  for await (const rows of listBatches(db, documents, ids)) {
    const batch = rows.map(({ id }) => id);
    const texts = await findWords(db, documentTexts, batch);
    const names = await findProductNames(
      db,
      rows.flatMap((row) => row.products),
    );
    const replaced = await findReplaced(db, batch);
    yield rows.map((row) => ({
      type: "document",
      entity: row.id,
      path: `/downloads#${row.id}`,
      image: null,
      productTypes: row.productTypes,
      documentKind: row.kind,
      position: newestFirst(row.date),
      boost: (language) => (row.language === language ? 1 : 0.8) * (replaced.has(row.id) ? 0.65 : 1),
      words(language) {
        const text = wordsIn(texts, row.id, language);
        if (!text) return undefined;
        const kinds = wordsOfKind(row.kind, text.language);
        const products = names.words(row.products, language);
        return {
          language: text.language,
          title: text.title,
          // The list is searched in the reader's language: it knows the title by which the reader found it.
          path: `/downloads?keyword=${encodeURIComponent(text.title)}#${row.id}`,
          keys: [...kinds, ...wordsOfKind(row.kind, language), row.topic, ...products.slice(0, mostKeys)],
          body: [`${kinds[0]} · ${[...new Set(products)].slice(0, mostKeys).join(", ")} · ${row.version}`],
          hidden: [...products.slice(mostKeys), ...row.productTypes, ...row.segments],
        };
      },
    }));
  }
}

async function findReplaced(db: Queries, ids: string[]) {
  const rows = await db
    .select({ id: documents.replaces })
    .from(documents)
    .where(inArray(documents.replaces, ids));
  return new Set(rows.map(({ id }) => id));
}

export async function* listVideos(db: Queries) {
  const label = await findLabels(db, "video-categories");
  yield* listRecords(db, {
    type: "video",
    table: videos,
    texts: videoTexts,
    path: ({ id }) => `/support/videoList?video=${id}#player`,
    image: ({ poster }) => poster,
    products: ({ products }) => products,
    position: ({ position }) => position,
    words: ({ category }, text, language) => ({
      keys: [label(category, language)],
      body: [text.description],
    }),
  });
}
