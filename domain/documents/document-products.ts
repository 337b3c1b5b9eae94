import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { products, productTexts } from "#db/schema/catalogue.ts";
import { isOneOf, type Reader } from "../reader.ts";
import { isOffered } from "./document-tally.ts";

/** The most products that a list of choices holds. */
const most = 500;

/** Products with documents, with their number; only the first of very many. */
export async function listDocumentProducts(reader: Reader, category?: string) {
  const rows = await listCounted(reader, category);
  const names = await findNames(
    reader,
    rows.map(({ id }) => id),
  );
  for (const tag of ["documents", "products"]) reader.tags.add(tag);
  return rows.map((row) => ({ ...row, name: names.get(row.id) ?? row.model }));
}

/** Reads in index order, so that counting stops at the limit. */
function listCounted(reader: Reader, category?: string) {
  const counted = sql`lateral (
    select count(*)::int as count from documents
    where ${and(sql`documents.products @> array[${products.id}]`, isOffered(reader))}
  ) counted`;
  return reader.db
    .select({
      id: products.id,
      model: products.model,
      category: products.category,
      count: sql<number>`counted.count`,
    })
    .from(products)
    .innerJoin(counted, sql`counted.count > 0`)
    .where(category ? eq(products.category, category) : undefined)
    .orderBy(asc(products.legacy), asc(products.position), asc(products.id))
    .limit(most);
}

async function findNames({ db, language }: Reader, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const texts = await db
    .select({ id: productTexts.id, language: productTexts.language, name: productTexts.name })
    .from(productTexts)
    .where(and(isOneOf(productTexts.id, ids), inArray(productTexts.language, [language, "en"])));
  const own = texts.filter((text) => text.language === language);
  return new Map([...texts, ...own].map(({ id, name }) => [id, name]));
}
