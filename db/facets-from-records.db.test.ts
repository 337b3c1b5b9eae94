import { sql } from "drizzle-orm";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { expect, onTestFinished, test } from "vitest";
import { refreshFacets } from "#domain/catalogue/refresh-facets.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { migrationsBefore } from "#tests/support/migrations-before.ts";
import { migrateDatabase, openDatabase } from "./client.ts";

test("a database that was filled earlier keeps its filters, and counts by them", async () => {
  const { config, drop } = await createTestDatabase();
  const { db, close } = openDatabase(config);
  onTestFinished(async () => {
    await close();
    await drop();
  });
  await migrate(db, { migrationsFolder: await migrationsBefore("facets_from_records") });
  await db.execute(sql`insert into specs (id, group_id, position, type) values ('ratedPower', 'ac', 0, 'number'),
    ('batteryVoltage', 'dc', 1, 'range'), ('protection', 'place', 2, 'code'), ('weight', 'place', 3, 'number')`);
  await db.execute(sql`insert into products (id, model, category, series, position, segments, images)
    values ('a', 'A', 'inverters', 'one', 0, '{Residential}', '{}'), ('b', 'B', 'inverters', 'one', 1, '{}', '{}')`);
  await db.execute(sql`insert into product_specs (product_id, spec_id, low, high, codes) values
    ('a', 'ratedPower', 4000, null, null), ('a', 'batteryVoltage', 90, 600, null),
    ('a', 'protection', null, null, '{IP65}'), ('a', 'weight', 20, null, null)`);
  await db.execute(sql`insert into product_approvals (product_id, market, standard, held, position)
    values ('a', 'NG', 'x', true, 0), ('a', 'ES', 'y', false, 1), ('a', 'INT', 'z', true, 2)`);
  await db.execute(sql`insert into product_facts (product_id, category, series, legacy, position, model, power, markets, segments)
    values ('a', 'inverters', 'one', false, 0, 'A', 4000, '{NG}', '{Residential}'), ('b', 'inverters', 'one', false, 1, 'B', null, '{}', '{}')`);

  await migrateDatabase(config);

  const options = ["market:NG", "power:4000-8000", "protection:IP65", "segment:Residential", "voltage:high"];
  const read = async () => {
    const facts = await db.execute(sql`select product_id, options from product_facts order by product_id`);
    const shapes = await db.execute(sql`select options, count from shape_counts order by options`);
    const series = await db.execute(sql`select * from series_counts`);
    return [facts.rows, shapes.rows, series.rows];
  };
  const counted = [
    [
      { product_id: "a", options },
      { product_id: "b", options: [] },
    ],
    [
      { options: [], count: 1 },
      { options, count: 1 },
    ],
    [{ category: "inverters", series: "one", count: 2 }],
  ];
  expect(await read()).toEqual(counted);
  await db.transaction((tx) => refreshFacets(tx, ["specs:definitions"]));
  expect(await read()).toEqual(counted);
});
