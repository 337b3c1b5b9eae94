import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "#db/client.ts";
import {
  productApprovals,
  productFacts,
  productSpecs,
  products,
  seriesCounts,
  shapeCounts,
  specs,
} from "#db/schema/catalogue.ts";
import { isOneOf } from "../reader.ts";

/** Refreshes filter values and counts after products or specs change. */
export async function refreshFacets(tx: Transaction, touched: string[]) {
  const named = touched.flatMap((tag) =>
    tag.startsWith("products:") ? [tag.slice("products:".length)] : [],
  );
  const isAll = touched.some((tag) => tag.startsWith("specs:"));
  if (!isAll && named.length === 0) return;
  await tx.execute(writeOptions((product) => (isAll ? sql`true` : isOneOf(product, named))));
  await countShapes(tx);
}

/** `power:4000-8000`, `phases:single`, `market:NG`. A range counts by its upper end; a list counts for each word. */
const writeOptions = (isConcerned: (product: PgColumn) => SQL) => sql`
  with span as (
    select ${specs.id} as spec, coalesce(${specs.filter}->>'as', ${specs.id}) as facet, low::float8,
      lead(low::float8) over following as high,
      coalesce(${specs.filter}->'words'->>(place::int - 1), low || '-' || coalesce(lead(low) over following, '')) as option
    from ${specs} cross join json_array_elements_text(${specs.filter}->'steps') with ordinality as step(low, place)
    window following as (partition by ${specs.id} order by place)
  ), offered (product, option) as (
    select ${productSpecs.product}, facet || ':' || option
    from ${productSpecs} join span on span.spec = ${productSpecs.spec}
      and coalesce(${productSpecs.high}, ${productSpecs.low}) >= span.low
      and (span.high is null or coalesce(${productSpecs.high}, ${productSpecs.low}) < span.high)
    where ${isConcerned(productSpecs.product)}
    union
    select ${productSpecs.product}, coalesce(${specs.filter}->>'as', ${specs.id}) || ':' || word
    from ${productSpecs} join ${specs} on ${specs.id} = ${productSpecs.spec}
    cross join unnest(coalesce(${productSpecs.codes}, array[${productSpecs.low}::text])) as word
    where ${specs.filter} is not null and ${specs.filter}->'steps' is null and ${isConcerned(productSpecs.product)}
    union
    select ${productApprovals.product}, 'market:' || ${productApprovals.market} from ${productApprovals}
    where ${productApprovals.held} and ${productApprovals.market} <> 'INT' and ${isConcerned(productApprovals.product)}
    union
    select ${products.id}, 'segment:' || segment from ${products} cross join unnest(${products.segments}) as segment
    where ${isConcerned(products.id)}
  ), gathered as (
    select product, array_agg(option order by option) as options from offered group by product
  )
  update ${productFacts} set options = coalesce(gathered.options, '{}')
  from ${productFacts} as before left join gathered on gathered.product = before.product_id
  where ${productFacts.product} = before.product_id and ${isConcerned(productFacts.product)}
    and before.options <> coalesce(gathered.options, '{}')`;

async function countShapes(tx: Transaction) {
  await tx.delete(shapeCounts);
  await tx.execute(sql`
    insert into ${shapeCounts} (legacy, category, shape, options, count)
    select legacy, category, shape, one.options, count from (
      select legacy, category, shape, count(*) as count from ${productFacts} group by legacy, category, shape
    ) as alike
    cross join lateral (select options from ${productFacts} where ${productFacts.shape} = alike.shape limit 1) as one`);
  await tx.delete(seriesCounts);
  await tx.execute(sql`
    insert into ${seriesCounts} (category, series, count)
    select category, series, count(*) from ${productFacts} where not legacy group by category, series`);
}
