import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { productFacts as facts, shapeCounts } from "#db/schema/catalogue.ts";
import { countRows, type Reader } from "../reader.ts";

/** Part of the catalogue. */
export type Scope = {
  legacy?: boolean | undefined;
  category?: string | undefined;
  series?: string | undefined;
  id?: string[] | undefined;
};

/** How many products offer the same to the filters. */
export type Tally = { shape: bigint; offers: Map<string, string[]>; count: number };

export function isInScope({ legacy = false, category, series, id }: Scope): SQL | undefined {
  return and(
    eq(facts.legacy, legacy),
    category ? eq(facts.category, category) : undefined,
    series ? eq(facts.series, series) : undefined,
    id ? inArray(facts.product, id) : undefined,
  );
}

/** Whole categories are counted already; of a series or a handful of products there are few. */
export async function listTallies({ db }: Reader, scope: Scope): Promise<Tally[]> {
  const { legacy = false, category, series, id } = scope;
  const isCounted = !series && !id;
  const rows = isCounted
    ? await db
        .select({ shape: shapeCounts.shape, options: shapeCounts.options, count: shapeCounts.count })
        .from(shapeCounts)
        .where(and(eq(shapeCounts.legacy, legacy), category ? eq(shapeCounts.category, category) : undefined))
    : await db
        .select({ shape: facts.shape, options: facts.options, count: countRows })
        .from(facts)
        .where(isInScope(scope))
        .groupBy(facts.shape, facts.options);
  return rows.map(({ shape, options, count }) => ({ shape, count, offers: offersOf(options) }));
}

export const hasShape = (tallies: Tally[]) =>
  sql`${facts.shape} = any(${sql.param(tallies.map(({ shape }) => String(shape)))}::bigint[])`;

/** `power:4000-8000` by facet. */
function offersOf(options: string[]) {
  const offers = new Map<string, string[]>();
  for (const option of options) {
    const end = option.indexOf(":");
    const facet = option.slice(0, end);
    offers.set(facet, [...(offers.get(facet) ?? []), option.slice(end + 1)]);
  }
  return offers;
}
