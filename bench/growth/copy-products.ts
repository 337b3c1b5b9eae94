import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import { refreshFacets } from "#domain/catalogue/refresh-facets.ts";

/** Adds copies of the products: `hd-r5-1p-v7` is the seventh copy of `hd-r5-1p`. */
export async function copyProducts(tx: Transaction, count: number) {
  await tx.execute(sql`
    create temporary table copies on commit drop as
    select id as original, n::int, id || '-v' || n as copy, n / ${copiesPerSeries} + 2 as generation,
      series || '-g' || (n / ${copiesPerSeries} + 2) as new_series
    from products cross join generate_series(1, 1 + ${count}::int / (select count(*)::int from products)) as n
    order by n, position limit ${count}`);
  await tx.execute(sql`analyze copies`);
  for (const statement of statements) await tx.execute(statement);
  await refreshFacets(tx, ["specs:*"]);
}

/** This many copies of a product share one new series. */
const copiesPerSeries = sql.raw("25");

/** Sizes vary from copy to copy; voltages, counts and times stay, so that copies fit what their original fits. */
const sized = (column: string) =>
  sql.raw(
    `round(${column}::numeric * (0.4 + (n * 37 % 100) / 50.0), case when ${column} < 100 then 1 else -2 end)`,
  );
const isSize = sql`spec_id in ('ratedPower', 'maxApparentPower', 'maxPvPower', 'peakPower', 'nominalEnergy',
  'usableEnergy', 'weight')`;
const copies = (column: string) =>
  sql.raw(`(select array_agg(it || '-v' || n) from unnest(${column}) as it)`);

const statements: SQL[] = [
  sql`insert into series (id, category, position, image)
    select distinct new_series, series.category, series.position + 100 * generation, series.image
    from copies join products on products.id = original join series on series.id = products.series`,
  sql`insert into series_texts (id, language, name, tagline, description)
    select distinct new_series, language, name || ' G' || generation, tagline, description
    from copies join products on products.id = original join series_texts texts on texts.id = products.series`,
  sql`insert into products (id, model, category, series, position, segments, images, accessories, legacy,
      end_of_sale, end_of_support, last_firmware, successors)
    select copy, model || '-V' || n, category, new_series, position + 1000 * n, segments, images,
      ${copies("accessories")}, legacy, end_of_sale, end_of_support, last_firmware, ${copies("successors")}
    from copies join products on id = original`,
  sql`insert into product_texts (id, language, name, summary, description, uses, features, successor_note)
    select copy, language, name || ' V' || n, summary, description, uses, features, successor_note
    from copies join product_texts on id = original`,
  sql`insert into product_specs (product_id, spec_id, low, high, list, codes)
    select copy, spec_id, case when ${isSize} then ${sized("low")} else low end, high, list, codes
    from copies join product_specs on product_id = original`,
  sql`insert into product_approvals (product_id, market, standard, held, position)
    select copy, market, standard, held and (n + position) % 5 > 0, position
    from copies join product_approvals on product_id = original`,
  sql`insert into product_facts (product_id, category, series, legacy, position, model, power, energy)
    select copy, category, new_series, legacy, position + 1000 * n, model || '-V' || n, ${sized("power")}, ${sized("energy")}
    from copies join product_facts on product_id = original`,
  sql`insert into content_records (kind, id, sha256, quotes)
    select kind, copy, sha256, ${copies("quotes")}
    from copies join content_records on kind = 'products' and id = original`,
];
