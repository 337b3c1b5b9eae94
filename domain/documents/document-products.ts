import { and, asc, eq, sql } from "drizzle-orm";
import { products, productTexts } from "#db/schema/catalogue.ts";
import { findTexts, type Reader } from "../reader.ts";

/** The products that have documents, and how many. */
export async function listDocumentProducts(reader: Reader, category?: string) {
  const rows = await reader.db
    .select({
      id: products.id,
      model: products.model,
      category: products.category,
      count: sql<number>`counted.count`,
    })
    .from(products)
    .innerJoin(
      sql`(select unnest(products) as product, count(*)::int as count from documents group by 1) counted`,
      sql`counted.product = ${products.id}`,
    )
    .where(and(category ? eq(products.category, category) : undefined))
    .orderBy(asc(products.legacy), asc(products.position));
  const texts = await findTexts(
    reader,
    productTexts,
    rows.map(({ id }) => id),
  );
  for (const tag of ["documents", "products"]) reader.tags.add(tag);
  return rows.map((row) => ({ ...row, name: texts.get(row.id)?.name ?? row.model }));
}
