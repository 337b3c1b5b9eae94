import { and, asc, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { productFacts as facts, productSpecs, specs, specTexts } from "#db/schema/catalogue.ts";
import { countRows, findTexts, type Reader } from "../reader.ts";

/** A spec whose record says `filter`; `steps` cut its numbers into spans. */
export type OwnFacet = { id: string; unit: string | null; steps: number[] | null };

/** What is chosen by spec: `{ nightConsumption: ["0-1"] }`. */
export type OwnFilters = Record<string, string[]>;

export async function listOwnFacets({ db, tags }: Reader): Promise<OwnFacet[]> {
  tags.add("specs");
  const rows = await db
    .select({ id: specs.id, unit: specs.unit, filter: specs.filter })
    .from(specs)
    .where(isNotNull(specs.filter))
    .orderBy(asc(specs.position));
  return rows.map(({ id, unit, filter }) => ({ id, unit, steps: filter?.steps ?? null }));
}

/** `nightConsumption:0-1`, as many as there are; a spec that is no facet is passed over. */
export function readOwnFilters(chosen: string[] | undefined, own: OwnFacet[]): OwnFilters {
  const pairs = (chosen ?? []).map(
    (pair) => [pair.split(":", 1)[0] ?? "", pair.replace(/^[^:]*:/, "")] as const,
  );
  return Object.fromEntries(
    own.flatMap(({ id }) => {
      const values = pairs.filter(([name]) => name === id).map(([, value]) => value);
      return values.length > 0 ? [[id, values]] : [];
    }),
  );
}

export function matchesOwn(own: OwnFacet[], filters: OwnFilters, except?: string): SQL | undefined {
  return and(
    ...own.map((facet) => {
      const values = facet.id === except ? undefined : filters[facet.id];
      return values && sql`exists (select 1 from ${productSpecs} where ${holds(facet, values)})`;
    }),
  );
}

function holds({ id, steps }: OwnFacet, values: string[]) {
  const isSame = sql`${productSpecs.product} = ${facts.product} and ${productSpecs.spec} = ${id}`;
  const inside = values.map((value) =>
    steps ? insideSpan(value) : sql`${option} @> array[${value}]::text[]`,
  );
  return sql`${isSame} and (${or(...inside)})`;
}

/** Words as they are; a number or a flag as its text. */
const option = sql`coalesce(${productSpecs.codes}, array[${productSpecs.low}::text])`;

function insideSpan(span: string) {
  const [low = "", high = ""] = span.split("-");
  return and(
    sql`${productSpecs.low} >= ${Number(low) || 0}`,
    high ? sql`${productSpecs.low} < ${Number(high) || 0}` : undefined,
  );
}

/** Every own facet with its options, counted as if each were chosen beside what is chosen on the others. */
export async function countOwn(
  reader: Reader,
  own: OwnFacet[],
  filters: OwnFilters,
  matches: SQL | undefined,
) {
  const texts = await findTexts(
    reader,
    specTexts,
    own.map(({ id }) => id),
  );
  const counted = await Promise.all(
    own.map(async (facet) => {
      const { rows } = await reader.db.execute<{
        low: number | null;
        codes: string[] | null;
        count: number;
      }>(sql`
        select ${productSpecs.low}, ${productSpecs.codes}, ${countRows} as count from ${facts}
        join ${productSpecs} on ${and(eq(productSpecs.product, facts.product), eq(productSpecs.spec, facet.id))}
        where ${and(matches, matchesOwn(own, filters, facet.id)) ?? sql`true`} group by 1, 2`);
      const text = texts.get(facet.id);
      const counts = new Map<string, number>();
      for (const row of rows)
        for (const id of optionsOf(facet, row)) counts.set(id, (counts.get(id) ?? 0) + row.count);
      const options = [...counts]
        .map(([id, count]) => ({ id, count, name: text?.choices?.[id] ?? id }))
        .sort((a, b) => Number.parseFloat(a.id) - Number.parseFloat(b.id) || (a.name < b.name ? -1 : 1));
      return { id: facet.id, unit: facet.unit, name: text?.name ?? facet.id, options };
    }),
  );
  return counted.filter(({ id, options }) => options.length > 1 || filters[id]);
}

function optionsOf({ steps }: OwnFacet, { low, codes }: { low: number | null; codes: string[] | null }) {
  if (codes) return codes;
  if (low === null) return [];
  if (!steps) return [String(low)];
  const place = steps.findLastIndex((step) => step <= low);
  return place < 0 ? [] : [`${steps[place]}-${steps[place + 1] ?? ""}`];
}

/** Specs whose record says `sort`. */
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
