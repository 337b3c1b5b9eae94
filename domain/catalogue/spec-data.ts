import { and, asc, eq, inArray } from "drizzle-orm";
import { products, productTexts } from "#db/schema/catalogue.ts";
import { findAllTexts, type Reader } from "../reader.ts";
import { listSpecGroups } from "./spec-values.ts";

type Query = { category?: string; series?: string; ids?: string };

const most = 200;

/** All stated values of some products, for use in other programs. */
export async function listSpecData(reader: Reader, { category, series, ids }: Query) {
  const wanted = ids?.split(",").filter(Boolean);
  const rows = await reader.db
    .select()
    .from(products)
    .where(
      and(
        eq(products.legacy, false),
        category ? eq(products.category, category) : undefined,
        series ? eq(products.series, series) : undefined,
        wanted ? inArray(products.id, wanted) : undefined,
      ),
    )
    .orderBy(asc(products.position), asc(products.id))
    .limit(most);
  const names = await findAllTexts(reader, productTexts);
  reader.tags.add("products");
  return Promise.all(
    rows.map(async ({ id, model }) => {
      const groups = await listSpecGroups(reader, id);
      return { id, model, name: names.get(id)?.name ?? model, specs: groups.flatMap(({ specs }) => specs) };
    }),
  );
}
