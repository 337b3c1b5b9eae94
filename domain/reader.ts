import { and, inArray, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "#db/client.ts";
import { defaultLanguage, type Language, type Locale, languageOf, locales } from "#i18n/locales.ts";
import { batch } from "./batch.ts";

/** The reader's edition and language, and the tags of what was read so far, for the page cache. */
export type Reader = {
  db: Queries;
  language: Language;
  /** The languages of this deployment; all languages by default. */
  offered?: readonly Locale[];
  tags: Set<string>;
};

export type Page = { pageNum: number; pageSize: number };

type TextTable = PgTable & { id: PgColumn; language: PgColumn };
type Words<T extends TextTable> = T["$inferSelect"] & { id: string; language: Language };

/** The words of some records, in the reader's language or else in English. */
export async function findTexts<T extends TextTable>(
  reader: Reader,
  table: T,
  ids: string[],
): Promise<Map<string, Words<T>>> {
  return batch(reader, table, ids, async (wanted) => {
    const rows = (await reader.db
      .select()
      .from(table as PgTable)
      .where(and(isOneOf(table.id, wanted), isReadable(reader, table.language)))) as Words<T>[];
    return inBestLanguage(reader, rows);
  });
}

export async function findAllTexts<T extends TextTable>(reader: Reader, table: T) {
  const rows = (await reader.db
    .select()
    .from(table as PgTable)
    .where(isReadable(reader, table.language))) as Words<T>[];
  return inBestLanguage(reader, rows);
}

export const isReadable = ({ language }: Reader, column: PgColumn) =>
  inArray(column, [...new Set([language, defaultLanguage])]);

export function inBestLanguage<W extends { id: string; language: Language | null }>(
  reader: Reader,
  rows: W[],
) {
  const words = new Map<string, W>();
  for (const row of rows) {
    if (row.language === reader.language || !words.has(row.id)) words.set(row.id, row);
  }
  return words;
}

/** One parameter for any number of ids, so that the statement stays the same. */
export const isOneOf = (column: PgColumn, ids: string[], type: "text" | "uuid" = "text") =>
  sql`${column} = any(${sql.param(ids)}::${sql.raw(type)}[])`;

/** Languages whose texts are left out. */
export function hiddenLanguages({ offered = locales }: Pick<Reader, "offered">): Language[] {
  return locales.filter((locale) => !offered.includes(locale)).map(languageOf);
}

export function noteRead(reader: Reader, kind: string, ids: Iterable<string>) {
  for (const id of ids) reader.tags.add(`${kind}:${id}`);
}

export function pageOf<T>(total: number, list: T[], { pageNum, pageSize }: Page) {
  return { total, list, hasMore: pageNum * pageSize < total };
}

export const limitOf = ({ pageNum, pageSize }: Page) => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});

export const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

export const countRows = sql<number>`count(*)::int`;

/** Returns the rows in the order of the given ids. */
export function inOrder<T extends { id: string }>(ids: string[], rows: T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
