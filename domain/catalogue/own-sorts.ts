import { asc, eq, type SQL, sql } from "drizzle-orm";
import { productFacts as facts, productSpecs, specs, specTexts } from "#db/schema/catalogue.ts";
import { findTexts, type Reader } from "../reader.ts";

/** Specs with `sort` in their record. */
export async function listOwnSorts(reader: Reader) {
  const rows = await reader.db
    .select({ id: specs.id })
    .from(specs)
    .where(eq(specs.sort, true))
    .orderBy(asc(specs.position));
  const texts = await findTexts(
    reader,
    specTexts,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id }) => ({ id, name: texts.get(id)?.name ?? id }));
}

/** `nightConsumption` or `-nightConsumption`. */
export function orderByOwn(sort: string): SQL {
  const spec = sort.replace("-", "");
  const value = sql`(select low from ${productSpecs} where ${productSpecs.product} = ${facts.product} and ${productSpecs.spec} = ${spec})`;
  return sort.startsWith("-") ? sql`${value} desc nulls last` : sql`${value} asc nulls last`;
}
