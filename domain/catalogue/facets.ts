import { and, arrayOverlaps, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { energySteps, productFacts as facts, powerSteps } from "#db/schema/catalogue.ts";
import { forEachLanguage } from "#i18n/locales.ts";
import { countRows, type Reader } from "../reader.ts";
import { countryName } from "../site/countries.ts";

export type Filters = Partial<
  Record<"power" | "phases" | "voltage" | "energy" | "protection" | "market" | "segment", string[]>
>;
type FacetId = keyof Filters;

type Facet = {
  id: FacetId;
  unit: string | null;
  /** What a product offers on this facet: one option, several or none. */
  option: SQL | PgColumn;
  /** Where the spans begin, for numbers. */
  steps?: number[];
  holds(values: string[]): SQL | undefined;
};

const facets: Facet[] = [
  {
    id: "power",
    unit: "W",
    option: stepOption(sql`${facts.power}`, powerSteps),
    steps: powerSteps,
    holds: (spans) => or(...spans.map((span) => insideSpan(sql`${facts.power}`, span))),
  },
  {
    id: "phases",
    unit: null,
    option: facts.phases,
    holds: (values) => inArray(facts.phases, values),
  },
  {
    id: "voltage",
    unit: null,
    option: facts.voltage,
    holds: (values) => inArray(sql`${facts.voltage}`, values),
  },
  {
    id: "energy",
    unit: "kWh",
    option: stepOption(sql`${facts.energy}`, energySteps),
    steps: energySteps,
    holds: (spans) => or(...spans.map((span) => insideSpan(sql`${facts.energy}`, span))),
  },
  {
    id: "protection",
    unit: null,
    option: facts.protection,
    holds: (values) => inArray(facts.protection, values),
  },
  {
    id: "market",
    unit: null,
    option: facts.markets,
    holds: (values) => arrayOverlaps(facts.markets, values),
  },
  {
    id: "segment",
    unit: null,
    option: facts.segments,
    holds: (values) => arrayOverlaps(facts.segments, values),
  },
];

/** AND between facets, OR inside one. */
export function matchesFilters(filters: Filters): SQL | undefined {
  return and(...facets.map(({ id, holds }) => (filters[id]?.length ? holds(filters[id]) : undefined)));
}

/** How many products offer the same options and miss the same filters. */
type Tally = Record<FacetId, string | string[] | null> & { missed: FacetId[]; count: number };

/**
 * The total, and each facet's options with the number of products that would be listed if that option were chosen too:
 * all from one reading.
 */
export async function countProducts(reader: Reader, scope: SQL | undefined, filters: Filters) {
  const tallies = await listTallies(reader, scope, filters);
  const counted = facets.map(({ id, unit }) => {
    const counts = new Map<string, number>();
    for (const tally of tallies) {
      if (tally.missed.some((missed) => missed !== id)) continue;
      for (const option of [tally[id] ?? []].flat()) {
        counts.set(option, (counts.get(option) ?? 0) + tally.count);
      }
    }
    return { id, unit, options: nameOptions(reader, id, counts) };
  });
  return {
    total: tallies.reduce((sum, { missed, count }) => (missed.length === 0 ? sum + count : sum), 0),
    facets: counted.filter(({ id, options }) => options.length > 1 || filters[id]?.length),
  };
}

/**
 * Products of one shape offer the same and miss the same, so shapes are counted from an index, and one product of each is
 * looked at. Only spans that are none of the options differ inside a shape.
 */
async function listTallies({ db }: Reader, scope: SQL | undefined, filters: Filters): Promise<Tally[]> {
  const held = facets.flatMap(({ id, holds, steps = [] }) =>
    filters[id]?.length
      ? [{ id, steps, values: filters[id], isHeld: sql`((${holds(filters[id])}) is true)` }]
      : [],
  );
  const uneven = held.filter(
    ({ steps, values }) => steps.length > 0 && !values.every((it) => isStep(it, steps)),
  );
  const misses = held.map((it) => {
    const place = uneven.indexOf(it);
    const isHeld = place < 0 ? it.isHeld : sql.raw(`grouped.uneven_${place}`);
    return sql`case when not ${isHeld} then ${sql.raw(`'${it.id}'`)} end`;
  });
  const alike = [
    sql`${facts.shape}`,
    ...uneven.map(({ isHeld }, place) => sql`${isHeld} as ${sql.raw(`uneven_${place}`)}`),
  ];
  const missed = sql`array_remove(array[${sql.join(misses, sql`, `)}]::text[], null)`;
  const columns = [
    ...facets.map(({ id, option }) => sql`${option} as ${sql.identifier(id)}`),
    sql`${missed} as missed`,
  ];
  const { rows } = await db.execute<Tally>(sql`
    with grouped as materialized (
      select ${sql.join(alike, sql`, `)}, ${countRows} as count
      from ${facts} where ${scope ?? sql`true`}
      group by ${sql.raw(alike.map((_, place) => place + 1).join(", "))}
    )
    select ${sql.join(columns, sql`, `)}, grouped.count from grouped
    cross join lateral (select * from product_facts as one where one.shape = grouped.shape limit 1) as ${facts}`);
  return rows;
}

/** Kept, because making one costs more than using it. */
const byAlphabet = forEachLanguage((language) => new Intl.Collator(language));

function nameOptions({ language }: Reader, facet: FacetId, counts: Map<string, number>) {
  return [...counts]
    .map(([id, count]) => ({ id, count, name: facet === "market" ? countryName(language, id) : id }))
    .sort(
      (a, b) => leadingNumber(a.id) - leadingNumber(b.id) || byAlphabet[language].compare(a.name, b.name),
    );
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

function isStep(span: string, steps: number[]) {
  return steps.some((step, place) => span === `${step}-${steps[place + 1] ?? ""}`);
}

const leadingNumber = (id: string) => Number.parseFloat(id) || 0;
