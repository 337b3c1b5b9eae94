import { afterAll, beforeAll, expect, test } from "vitest";
import { countDocuments } from "#domain/documents/document-tally.ts";
import { listDocuments } from "#domain/documents/documents.ts";
import type { Reader } from "#domain/reader.ts";
import { openSampleDatabase } from "#tests/support/sample-database.ts";
import type { Filters } from "./facets.ts";
import { listProducts } from "./product-list.ts";

let database: Awaited<ReturnType<typeof openSampleDatabase>>;
let reader: Reader;
const everything = { pageNum: 1, pageSize: 1000 };

beforeAll(async () => {
  database = await openSampleDatabase();
  reader = { db: database.db, language: "es", tags: new Set() };
});
afterAll(() => database.close());

const idsOf = ({ list }: { list: { id: string }[] }) => list.map(({ id }) => id).sort();

test.each<[string, Filters & { category?: string; series?: string }]>([
  ["nothing", {}],
  ["a category", { category: "inverters" }],
  ["two options of one facet", { power: ["4000-8000", "8000-15000"] }],
  [
    "two facets of a series",
    { category: "inverters", series: "ridge", power: ["4000-8000"], phases: ["single"] },
  ],
  ["three facets", { voltage: ["low"], market: ["NG", "ES"], segment: ["Residential"] }],
  ["what nothing has", { energy: ["10-20"], phases: ["three"] }],
])("each count beside the filters is what choosing it would list, with %s chosen", async (_, filters) => {
  const { total, list, facets } = await listProducts(reader, { ...filters, ...everything });
  expect(list).toHaveLength(total);
  for (const { id, options } of facets) {
    for (const option of options) {
      const alone = await listProducts(reader, { ...filters, [id]: [option.id], ...everything });
      expect(alone.list, `${id} ${option.id}`).toHaveLength(option.count);
    }
  }
});

test.each([
  ["nothing", {}],
  ["a kind", { type: ["Datasheet"] }],
  ["words of three axes", { type: ["User Manual", "Manual", "Inverter", "Residential"] }],
  ["a language and a product", { language: ["es" as const], productId: "hd-r5-1p" }],
  ["a keyword", { keyword: "ridge" }],
  ["a keyword and more", { keyword: "manual", type: ["Battery"], language: ["en" as const] }],
])("each count beside the documents is what choosing it would list, with %s chosen", async (_, query) => {
  const { total, list, groups, languages } = await listDocuments(reader, { ...query, ...everything });
  expect(list).toHaveLength(total);
  const { type = [], language, ...others } = query as { type?: string[]; language?: "es"[] };
  for (const { options } of groups) {
    const elsewhere = type.filter((word) => !options.some(({ id }) => id === word));
    for (const { id, count } of options) {
      const chosen = { ...others, ...(language && { language }), type: [...elsewhere, id], ...everything };
      expect((await listDocuments(reader, chosen)).list, id).toHaveLength(count);
    }
  }
  for (const { id, count } of languages) {
    const chosen = { ...others, type, language: [id as "es"], ...everything };
    expect((await listDocuments(reader, chosen)).list, id).toHaveLength(count);
  }
});

test("the pages of a list hold every document once, however they are cut", async () => {
  for (const keyword of [undefined, "ridge"]) {
    const query = keyword ? { keyword } : {};
    const whole = await listDocuments(reader, { ...query, ...everything });
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(whole.total / 7) }, (_, page) =>
        listDocuments(reader, { ...query, pageNum: page + 1, pageSize: 7 }),
      ),
    );
    expect(pages.flatMap(({ list }) => list.map(({ id }) => id))).toEqual(whole.list.map(({ id }) => id));
  }
  const [english, spanish] = [
    await countDocuments({ ...reader, language: "en" }),
    await countDocuments(reader),
  ];
  expect(english.total).toBe(spanish.total);
});

test("the pages of the product list hold every product once, in every order", async () => {
  const whole = idsOf(await listProducts(reader, everything));
  for (const sort of ["default", "name", "power", "-power", "energy", "-energy"] as const) {
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(whole.length / 5) }, (_, page) =>
        listProducts(reader, { sort, pageNum: page + 1, pageSize: 5 }),
      ),
    );
    expect(pages.flatMap(idsOf).sort(), sort).toEqual(whole);
  }
});
