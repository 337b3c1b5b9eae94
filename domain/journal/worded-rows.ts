import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { keepNumbers } from "#i18n/unbroken.ts";
import { findTexts, noteRead, type Reader } from "../reader.ts";
import { findImages, imageOf } from "../site/images.ts";

type Row = { id: string; image: string | null };
type TextTable = PgTable & { id: PgColumn; language: PgColumn };
type Words = { title: string; summary: string };

/** Rows with their words in the reader's language and the fields of every journal card; notes them as read. */
export async function wordedRows<R extends Row, T extends TextTable & { $inferSelect: Words }>(
  reader: Reader,
  kind: string,
  textTable: T,
  rows: R[],
) {
  const ids = rows.map(({ id }) => id);
  const texts = await findTexts(reader, textTable, ids);
  const images = await findImages(
    reader,
    rows.map(({ image }) => image),
  );
  noteRead(reader, kind, ids);
  return rows.map((row) => {
    const text = texts.get(row.id);
    const card = {
      id: row.id,
      title: keepNumbers(text?.title ?? row.id),
      summary: keepNumbers(text?.summary ?? ""),
      image: imageOf(images, row.image),
      language: text?.language ?? ("en" as const),
    };
    return { row, text, card };
  });
}
