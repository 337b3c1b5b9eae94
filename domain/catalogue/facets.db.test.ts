import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import type { SpecFilter } from "#db/schema/shapes.ts";
import { importContent } from "#domain/content/publish/import-content.ts";
import type { Reader } from "#domain/reader.ts";
import { edit, exportCopy } from "#tests/support/content-copy.ts";
import { openMakerDatabase } from "#tests/support/maker-database.ts";
import { listProducts, type ProductQuery } from "./product-list.ts";

let maker: Awaited<ReturnType<typeof openMakerDatabase>>;
let reader: Reader;
beforeAll(async () => {
  maker = await openMakerDatabase();
  reader = { db: maker.db, language: "en", tags: new Set() };
});
afterAll(() => maker.close());

const list = (query: Partial<ProductQuery> = {}) =>
  listProducts(reader, { pageNum: 1, pageSize: 100, ...query });

async function optionsOf(facet: string, query?: Partial<ProductQuery>) {
  const { facets } = await list(query);
  return facets.find(({ id }) => id === facet)?.options.map(({ id, count }) => `${id}: ${count}`);
}

async function publishFilter(spec: string, filter: SpecFilter | undefined) {
  const folder = await exportCopy(maker.db);
  await edit(folder, "specs/definitions.yaml", (text) => {
    const { groups } = parse(text) as { groups: { specs: { id: string; filter?: SpecFilter }[] }[] };
    const own = groups.flatMap(({ specs }) => specs).find(({ id }) => id === spec);
    if (own) Object.assign(own, { filter });
    return stringify({ groups });
  });
  await importContent(maker.db, folder);
}

test("what lists are filtered by stands in the records of the figures; where all are alike there is no filter", async () => {
  const { facets } = await list();
  expect(facets.map(({ id, name }) => name ?? id)).toEqual([
    "power",
    "Consumption at night",
    "protection",
    "Colour of the connectors",
    "segment",
  ]);
  expect(await optionsOf("power")).toEqual(["0-500: 2", "500-1000: 1", "1000-5000: 2", "5000-: 1"]);
});

test("a named filter and an own one narrow together, and each counts beside the other", async () => {
  const query = { power: ["0-500", "1000-5000"], spec: ["connectorColour:orange"] };
  const found = await list(query);
  expect(found.list.map(({ id }) => id).sort()).toEqual(["bw-3k", "bw-pump-2"]);
  expect(found.total).toBe(2);
  expect(await optionsOf("power", query)).toEqual(["500-1000: 1", "1000-5000: 2"]);
  expect(await optionsOf("connectorColour", query)).toEqual(["black: 2", "orange: 2"]);
  expect((await list({ spec: ["power:5000-"] })).list).toMatchObject([{ id: "bw-6k" }]);
});

test("other spans, a word for each, a filter more and one less show as soon as they are published", async () => {
  await publishFilter("ratedPower", { as: "power", steps: [0, 2000] });
  expect(await optionsOf("power")).toEqual(["0-2000: 3", "2000-: 3"]);
  expect((await list({ power: ["2000-"] })).total).toBe(3);
  await publishFilter("nightConsumption", { steps: [0, 5], words: ["little", "more"] });
  expect(await optionsOf("nightConsumption")).toEqual(["little: 4", "more: 2"]);
  expect((await list({ spec: ["nightConsumption:more"] })).total).toBe(2);
  await publishFilter("weight", { steps: [0, 5] });
  expect((await list()).facets.map(({ id }) => id)).toContain("weight");
  await publishFilter("ratedPower", undefined);
  expect(await optionsOf("power")).toBeUndefined();
  expect((await list({ power: ["2000-"] })).total).toBe((await list()).total);
});

test("a named filter is told as the site has words for it", async () => {
  const words = { as: "power", steps: [0, 2000], words: ["micro", "string"] } as const;
  await expect(publishFilter("ratedPower", words as never)).rejects.toThrow("steps, and no words");
  await expect(publishFilter("batteryVoltage", { as: "voltage", steps: [0, 100] })).rejects.toThrow(
    "the words low and high",
  );
});
