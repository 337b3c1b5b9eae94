import { afterAll, beforeAll, expect, test } from "vitest";
import { openMakerDatabase } from "#tests/support/maker-database.ts";
import { findProduct } from "../catalogue/product.ts";
import type { Reader } from "../reader.ts";
import { listLights } from "../support/lights.ts";
import { buildForm } from "./builder.ts";
import { planNeedsForm } from "./needs.ts";
import { checkStringForm } from "./string-check.ts";

// The maker of the tests calls its categories converters, pump-drives and storage.
let maker: Awaited<ReturnType<typeof openMakerDatabase>>;
let reader: Reader;
beforeAll(async () => {
  maker = await openMakerDatabase();
  reader = { db: maker.db, language: "en", tags: new Set() };
});
afterAll(() => maker.close());

const form = (words: string) => new URLSearchParams(words);

test("strings are checked for an inverter, whatever its category is called", async () => {
  const { inverters, answer, faults } = await checkStringForm(
    reader,
    form("inverter=bw-6k&module=half-108-410&place=berlin&mounting=roof&strings-1=1&modules-1=10"),
    true,
  );
  expect(inverters.map(({ id }) => id)).toEqual(["bw-3k", "bw-6k"]);
  expect(faults).toEqual({});
  expect(answer).not.toBeNull();
});

test("needs are met by an inverter with batteries behind it", async () => {
  const { answer, faults } = await planNeedsForm(reader, form("use-fridge=1&cut=6&place=berlin"), true);
  expect(faults).toEqual({});
  expect(JSON.stringify(answer)).toContain('"id":"tank-10"');
});

test("a system is put together, and what fits is offered", async () => {
  const { options, variants } = await buildForm(reader, form("start=bw-6k"), true);
  expect(options.filter(({ slot }) => slot === "battery").map(({ id }) => id)).toEqual(["tank-10"]);
  expect(variants[0]?.fitting).toMatchObject([{ id: "tank-10", units: 4 }]);
});

test("a product says what it is, what fits it and where its lights are", async () => {
  const product = await findProduct(reader, "tank-10");
  expect(product?.role).toBe("battery");
  const inverter = await findProduct(reader, "bw-6k");
  const plotted = inverter?.groups.flatMap(({ specs }) => specs.filter(({ plot }) => plot));
  expect(plotted?.map(({ id }) => id)).toEqual(["nightConsumption"]);
  expect(product?.fitting.map((fit) => fit.product.id)).toEqual(["bw-3k", "bw-6k"]);
  const { tables, models } = await listLights(reader, {});
  expect(tables.map(({ series }) => series)).toEqual([["roof"]]);
  expect(models.map(({ id }) => id)).toContain("bw-6k");
});
