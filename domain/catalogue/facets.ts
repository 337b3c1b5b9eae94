import { and, arrayOverlaps, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { productFacts as facts } from "#db/schema/catalogue.ts";
import { countRows, type Reader } from "../reader.ts";
import { countryName } from "../site/countries.ts";

export type Filters = Partial<
  Record<"power" | "phases" | "voltage" | "energy" | "protection" | "market" | "segment", string[]>
>;
type FacetId = keyof Filters;

const powerSteps = [0, 4000, 8000, 15_000, 30_000];
const energySteps = [0, 10, 20, 100];

type Facet = {
  id: FacetId;
  unit: string | null;
  option: SQL<string>;
  holds(values: string[]): SQL | undefined;
};

const facets: Facet[] = [
  {
    id: "power",
    unit: "W",
    option: stepOption(sql`${facts.power}`, powerSteps),
    holds: (spans) => or(...spans.map((span) => insideSpan(sql`${facts.power}`, span))),
  },
  {
    id: "phases",
    unit: null,
    option: sql`${facts.phases}`,
    holds: (values) => inArray(facts.phases, values),
  },
  {
    id: "voltage",
    unit: null,
    option: sql`${facts.voltage}`,
    holds: (values) => inArray(sql`${facts.voltage}`, values),
  },
  {
    id: "energy",
    unit: "kWh",
    option: stepOption(sql`${facts.energy}`, energySteps),
    holds: (spans) => or(...spans.map((span) => insideSpan(sql`${facts.energy}`, span))),
  },
  {
    id: "protection",
    unit: null,
    option: sql`${facts.protection}`,
    holds: (values) => inArray(facts.protection, values),
  },
  {
    id: "market",
    unit: null,
    option: sql`unnest(${facts.markets})`,
    holds: (values) => arrayOverlaps(facts.markets, values),
  },
  {
    id: "segment",
    unit: null,
    option: sql`unnest(${facts.segments})`,
    holds: (values) => arrayOverlaps(facts.segments, values),
  },
];

/** AND between facets, OR inside one; `except` leaves one facet out, to count its own options. */
export function matchesFilters(filters: Filters, except?: FacetId): SQL | undefined {
  return and(
    ...facets.map(({ id, holds }) => {
      const values = filters[id];
      return id === except || !values?.length ? undefined : holds(values);
    }),
  );
}

/** Each facet's options with the number of products that would be listed if that option were chosen too. */
export async function countFacets(reader: Reader, scope: SQL | undefined, filters: Filters) {
  const counted = await Promise.all(
    facets.map(async ({ id, unit, option }) => {
      const rows = await reader.db
        .select({ id: sql<string | null>`${option}`.as("option"), count: countRows })
        .from(facts)
        .where(and(scope, matchesFilters(filters, id)))
        .groupBy(sql`1`);
      const options = rows
        .filter((row): row is { id: string; count: number } => row.id !== null)
        .map((row) => ({ ...row, name: id === "market" ? countryName(reader.language, row.id) : row.id }))
        .sort(
          (a, b) =>
            leadingNumber(a.id) - leadingNumber(b.id) || a.name.localeCompare(b.name, reader.language),
        );
      return { id, unit, options };
    }),
  );
  return counted.filter(({ id, options }) => options.length > 1 || filters[id]?.length);
}

function stepOption(column: SQL, steps: number[]) {
  const cases = steps.map((step, index) => {
    const next = steps[index + 1];
    const span = `${step}-${next ?? ""}`;
    return next === undefined
      ? sql`when ${column} >= ${sql.raw(String(step))} then ${sql.raw(`'${span}'`)}`
      : sql`when ${column} >= ${sql.raw(String(step))} and ${column} < ${sql.raw(String(next))} then ${sql.raw(`'${span}'`)}`;
  });
  return sql<string>`case ${sql.join(cases, sql` `)} end`;
}

function insideSpan(column: SQL, span: string) {
  const [low, high] = span.split("-");
  return and(
    isNotNull(column),
    low ? sql`${column} >= ${Number(low)}` : undefined,
    high ? sql`${column} < ${Number(high)}` : undefined,
  );
}

const leadingNumber = (id: string) => Number.parseFloat(id) || 0;
