import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { productFacts as facts, shapeCounts } from "#db/schema/catalogue.ts";
import { countRows, type Reader } from "../reader.ts";

export type Scope = {
  legacy?: boolean | undefined;
  category?: string | undefined;
  series?: string | undefined;
  id?: string[] | undefined;
};

/** The number of products with equal filter values: `power:4000-8000`, `market:NG`. */
export type Tally = { shape: bigint; options: string[]; count: number };

export function isInScope({ legacy = false, category, series, id }: Scope): SQL | undefined {
  return and(
    eq(facts.legacy, legacy),
    category ? eq(facts.category, category) : undefined,
    series ? eq(facts.series, series) : undefined,
    id ? inArray(facts.product, id) : undefined,
  );
}

/** Categories have stored counts; a series or a few ids are counted directly. */
export async function listTallies({ db }: Reader, scope: Scope): Promise<Tally[]> {
  const { legacy = false, category, series, id } = scope;
  const isCounted = !series && !id;
  return isCounted
    ? db
        .select({ shape: shapeCounts.shape, options: asJson(shapeCounts.options), count: shapeCounts.count })
        .from(shapeCounts)
        .where(and(eq(shapeCounts.legacy, legacy), category ? eq(shapeCounts.category, category) : undefined))
    : db
        .select({ shape: facts.shape, options: asJson(facts.options), count: countRows })
        .from(facts)
        .where(isInScope(scope))
        .groupBy(facts.shape, facts.options);
}

/** Arrays arrive as JSON: the driver parses PostgreSQL arrays ten times as slowly. */
const asJson = (options: PgColumn) => sql<string[]>`array_to_json(${options})`;

export const hasShape = (tallies: Tally[]) =>
  sql`${facts.shape} = any(${sql.param(tallies.map(({ shape }) => String(shape)))}::bigint[])`;
