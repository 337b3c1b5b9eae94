import { and, arrayContains, arrayOverlaps, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { documentKinds, documents, documentTexts, productTypes, segments } from "#db/schema/documents.ts";
import type { Language } from "#i18n/locales.ts";
import { countRows, findTexts, limitOf, type Page, pageOf, type Reader, secondsOf } from "../reader.ts";
import { matchingDocuments } from "./matching-documents.ts";

type Row = typeof documents.$inferSelect;
export type DocumentQuery = Page & {
  keyword?: string;
  type?: string[];
  language?: Language[];
  productId?: string;
};
type Group = "kind" | "product" | "segment";

/** Ten words on three axes: AND between the axes, OR inside one. */
const axes: Record<
  Group,
  { words: readonly string[]; holds(words: string[]): SQL | undefined; option: SQL }
> = {
  kind: {
    words: documentKinds,
    holds: (words) => inArray(sql`${documents.kind}`, words),
    option: sql`${documents.kind}`,
  },
  product: {
    words: productTypes,
    holds: (words) => arrayOverlaps(documents.productTypes, words),
    option: sql`unnest(${documents.productTypes})`,
  },
  segment: {
    words: segments,
    holds: (words) => arrayOverlaps(documents.segments, words),
    option: sql`unnest(${documents.segments})`,
  },
};
const groups = Object.keys(axes) as Group[];

export async function listDocuments(reader: Reader, query: DocumentQuery) {
  const found = await matchingDocuments(reader, query.keyword);
  const where = matches(query, found);
  const { limit, offset } = limitOf(query);
  const [[counted], rows, facets] = await Promise.all([
    reader.db.select({ total: countRows }).from(documents).where(where),
    reader.db
      .select()
      .from(documents)
      .where(where)
      .orderBy(...orderFor(reader, found))
      .limit(limit)
      .offset(offset),
    countDocumentTypes(reader, query, found),
  ]);
  return { ...pageOf(counted?.total ?? 0, await entriesOf(reader, rows), query), ...facets };
}

export async function listDocumentsOf(reader: Reader, product: string) {
  const rows = await reader.db
    .select()
    .from(documents)
    .where(arrayContains(documents.products, [product]))
    .orderBy(...orderFor(reader))
    .limit(100);
  return entriesOf(reader, rows);
}

/** The options of each axis, counted with the choices on the other axes applied. */
export async function countDocumentTypes(
  reader: Reader,
  query: Omit<DocumentQuery, keyof Page> = {},
  found?: string[],
) {
  reader.tags.add("documents");
  const counts = await Promise.all(
    groups.map(async (id) => {
      const { option, words } = axes[id];
      const counted = await countBy(reader, option, matches(query, found, id));
      return { id, options: words.map((word) => ({ id: word, name: word, count: counted.get(word) ?? 0 })) };
    }),
  );
  const languages = await countBy(
    reader,
    sql`${documents.language}::text`,
    matches(query, found, "language"),
  );
  return {
    groups: counts,
    languages: ["en", "es", "my"].map((id) => ({ id, name: id, count: languages.get(id) ?? 0 })),
  };
}

export async function countDocuments(reader: Reader) {
  const [row] = await reader.db.select({ total: countRows }).from(documents);
  return row?.total ?? 0;
}

async function countBy(reader: Reader, option: SQL, where: SQL | undefined) {
  const rows = await reader.db
    .select({ id: sql<string>`${option}`.as("option"), count: countRows })
    .from(documents)
    .where(where)
    .groupBy(sql`1`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

function matches(
  { type = [], language, productId }: Omit<DocumentQuery, keyof Page>,
  found?: string[],
  except?: Group | "language",
) {
  return and(
    ...groups.map((id) => {
      const chosen = type.filter((word) => axes[id].words.includes(word));
      return id === except || chosen.length === 0 ? undefined : axes[id].holds(chosen);
    }),
    language?.length && except !== "language" ? inArray(documents.language, language) : undefined,
    productId ? arrayContains(documents.products, [productId]) : undefined,
    found ? (found.length > 0 ? inArray(documents.id, found) : sql`false`) : undefined,
  );
}

/** Best match first; without a keyword the reader's own language first, then kind, then newest. */
function orderFor(reader: Reader, found?: string[]) {
  if (found) return [sql`array_position(${sql.param(found)}::text[], ${documents.id})`];
  const kinds = sql`array_position(array['Datasheet','User Manual','Manual','Brochure','General'], ${documents.kind})`;
  return [desc(eq(documents.language, reader.language)), kinds, desc(documents.date), asc(documents.id)];
}

async function entriesOf(reader: Reader, rows: Row[]) {
  const texts = await findTexts(
    reader,
    documentTexts,
    rows.map(({ id }) => id),
  );
  reader.tags.add("documents");
  return rows.map((row) => {
    const text = texts.get(row.id);
    return {
      ...row,
      title: text?.title ?? row.id,
      titleLanguage: text?.language ?? ("en" as const),
      date: secondsOf(row.date),
    };
  });
}
