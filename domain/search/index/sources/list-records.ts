import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { SearchType } from "#config/product.ts";
import type { Queries } from "#db/client.ts";
import type { Language } from "#i18n/locales.ts";
import { findProductNames } from "./names.ts";
import type { Source, SourceWords } from "./source.ts";
import { findWords, listBatches, wordsIn } from "./texts.ts";

type TextTable = PgTable & {
  id: PgColumn;
  language: PgColumn;
  $inferSelect: { title: string; answers?: string[] | null };
};

/** How the records of a kind are found; they are also found by the products they name. */
type Description<T extends PgTable, W extends TextTable> = {
  type: SearchType;
  table: T & { id: PgColumn };
  texts: W;
  where?: SQL;
  path(row: T["$inferSelect"]): string;
  image(row: T["$inferSelect"]): string | null;
  products?(row: T["$inferSelect"]): readonly string[] | null;
  position(row: T["$inferSelect"]): number;
  words(
    row: T["$inferSelect"],
    text: W["$inferSelect"],
    language: Language,
  ): Pick<SourceWords, "keys" | "purpose" | "body" | "hidden">;
};

export async function* listRecords<T extends PgTable, W extends TextTable>(
  db: Queries,
  of: Description<T, W>,
): AsyncGenerator<Source[]> {
  const productsOf = (row: T["$inferSelect"]) => of.products?.(row) ?? [];
  for await (const rows of listBatches(db, of.table, undefined, of.where)) {
    const texts = await findWords(
      db,
      of.texts,
      rows.map(({ id }) => id),
    );
    const names = await findProductNames(db, rows.flatMap(productsOf));
    yield rows.map((row) => ({
      type: of.type,
      entity: row.id,
      path: of.path(row),
      image: of.image(row),
      productTypes: names.types(productsOf(row)),
      position: of.position(row),
      boost: () => 1,
      words(language) {
        const text = wordsIn(texts, row.id, language);
        if (!text) return undefined;
        const { hidden = [], ...words } = of.words(row, text, language);
        return {
          language: text.language,
          title: text.title,
          answers: text.answers,
          ...words,
          hidden: [...hidden, ...names.words(productsOf(row), language)],
        };
      },
    }));
  }
}

/** The position of something that has a date. */
export const newestFirst = (date: Date) => 4_000_000_000 - date.getTime() / 1000;
