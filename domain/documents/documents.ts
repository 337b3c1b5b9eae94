import { and, arrayContains, asc, desc, eq, inArray, type SQL } from "drizzle-orm";
import { documentPages, documents, documentTexts, kindOrder } from "#db/schema/documents.ts";
import { keepNumbers } from "#i18n/unbroken.ts";
import { findTexts, inOrder, limitOf, type Page, pageOf, type Reader, secondsOf } from "../reader.ts";
import { countDocuments, type DocumentFilters, isOffered, matchesFilters, sumUp } from "./document-tally.ts";
import { findMatching } from "./matching-documents.ts";

type Row = typeof documents.$inferSelect;
type DocumentQuery = Page & DocumentFilters & { keyword?: string };

/** Best match first; without a keyword the reader's language first, then by kind, then the newest. */
export async function listDocuments(reader: Reader, { keyword, ...query }: DocumentQuery) {
  const { total, rows, ...facets } = keyword?.trim()
    ? await findByKeyword(reader, keyword, query)
    : await findAll(reader, query);
  return { ...pageOf(total, await entriesOf(reader, rows), query), ...facets };
}

async function findByKeyword(reader: Reader, keyword: string, query: DocumentFilters & Page) {
  const { tallies, ids } = await findMatching(reader, keyword, query);
  return { ...sumUp(tallies, query, reader), rows: await findDocuments(reader, ids) };
}

async function findAll(reader: Reader, query: DocumentFilters & Page) {
  const [counts, rows] = await Promise.all([
    countDocuments(reader, query),
    listInOrder(reader, matchesFilters(query), limitOf(query)),
  ]);
  return { ...counts, rows };
}

export async function listDocumentsOf(reader: Reader, product: string) {
  const isOf = arrayContains(documents.products, [product]);
  return entriesOf(reader, await listInOrder(reader, isOf, { limit: 100, offset: 0 }));
}

async function findDocuments({ db }: Reader, ids: string[]) {
  if (ids.length === 0) return [];
  return inOrder(ids, await db.select().from(documents).where(inArray(documents.id, ids)));
}

function listInOrder(reader: Reader, where: SQL | undefined, page: { limit: number; offset: number }) {
  return reader.db
    .select()
    .from(documents)
    .where(and(where, isOffered(reader)))
    .orderBy(
      desc(eq(documents.language, reader.language)),
      kindOrder(documents.kind),
      desc(documents.date),
      asc(documents.id),
    )
    .limit(page.limit)
    .offset(page.offset);
}

async function entriesOf(reader: Reader, rows: Row[]) {
  reader.tags.add("documents");
  const ids = rows.map(({ id }) => id);
  const [texts, readable] = await Promise.all([
    findTexts(reader, documentTexts, ids),
    findReadable(reader, ids),
  ]);
  return rows.map(({ marks, ...row }) => {
    const text = texts.get(row.id);
    return {
      ...row,
      title: keepNumbers(text?.title ?? row.id),
      titleLanguage: text?.language ?? ("en" as const),
      date: secondsOf(row.date),
      readable: readable.has(row.id),
    };
  });
}

async function findReadable({ db }: Reader, ids: string[]) {
  if (ids.length === 0) return new Set<string>();
  const rows = await db
    .select({ id: documentPages.id })
    .from(documentPages)
    .where(inArray(documentPages.id, ids));
  return new Set(rows.map(({ id }) => id));
}

export async function listDocumentsById(reader: Reader, ids: string[]) {
  return entriesOf(reader, await findDocuments(reader, ids.slice(0, 200)));
}

export async function findDocument(reader: Reader, id: string) {
  const [entry] = await entriesOf(reader, await findDocuments(reader, [id]));
  return entry;
}
