import { and, asc, eq, sql } from "drizzle-orm";
import { products, productTexts } from "#db/schema/catalogue.ts";
import { findTexts, type Reader } from "../reader.ts";

/** More than this is no list that anybody reads through. */
const most = 500;

/** The products that have documents, and how many; of very many the first. */
export async function listDocumentProducts(reader: Reader, category?: string) {
  const counted = sql`lateral (
    select count(*)::int as count from documents where documents.products @> array[${products.id}]
  ) counted`;
  const rows = await reader.db
    .select({
      id: products.id,
      model: products.model,
      category: products.category,
      count: sql<number>`counted.count`,
    })
    .from(products)
    .innerJoin(counted, sql`counted.count > 0`)
    .where(and(category ? eq(products.category, category) : undefined))
    .orderBy(asc(products.legacy), asc(products.position), asc(products.id))
    .limit(most);
  const texts = await findTexts(
    reader,
    productTexts,
    rows.map(({ id }) => id),
  );
  for (const tag of ["documents", "products"]) reader.tags.add(tag);
  return rows.map((row) => ({ ...row, name: texts.get(row.id)?.name ?? row.model }));
}
