import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { folderWith } from "#tests/support/content-copy.ts";
import { migrateContent } from "./migrate-content.ts";

const old =
  "# Our offices\noffices:\n  - id: aarhus\n    email: a@example.com\n    phone: +45 1\n    bottom: 81.2%\n    left: 52.83%\n";

test("files of an older version follow the schema, keep their comments, and are left alone the second time", async () => {
  const folder = await folderWith({ "variants/english.yaml": old });
  const said = [
    "variants/english.yaml: offices stand at a latitude and a longitude, not at percent of a map (0.2.0)",
  ];
  const read = () => readFile(join(folder, "variants/english.yaml"), "utf8");
  expect(await migrateContent(folder, { dryRun: true })).toEqual(said);
  expect(await read()).toBe(old);
  expect(await migrateContent(folder, { dryRun: false })).toEqual(said);
  expect(await read()).toContain("# Our offices\n");
  expect(await read()).toContain("    latitude: 56.16\n    longitude: 10.19\n");
  expect(await migrateContent(folder, { dryRun: false })).toEqual([]);
});

test("product types and segments that the site knew by itself become the maker's own", async () => {
  const folder = await folderWith({
    "maker/maker.yaml": "# Us\nname: Us\napi: Us\n",
    "maker/maker.en.yaml": "description: Us\n",
  });
  const done = await migrateContent(folder, { dryRun: false });
  expect(done).toEqual(["maker/maker.yaml: product types and segments are the maker's own (0.3.0)"]);
  const text = await readFile(join(folder, "maker/maker.yaml"), "utf8");
  expect(text).toMatch(
    /^# Us\nname: Us\n[\s\S]*productTypes:\n {2}- Battery\n[\s\S]*segments:\n {2}- Residential\n/,
  );
  expect(await migrateContent(folder, { dryRun: false })).toEqual([]);
});

test("a category keeps the role that its product types gave it", async () => {
  const category = (types: string) => `position: 1\nproductTypes: [${types}]\n`;
  const folder = await folderWith({
    "categories/a.yaml": category("Inverter"),
    "categories/b.yaml": category("Battery, Inverter"),
    "categories/c.yaml": category(""),
    "categories/d.yaml": `${category("Inverter")}role: charger\n`,
  });
  expect(await migrateContent(folder, { dryRun: false })).toHaveLength(2);
  const roles = ["a", "b", "c", "d"].map(async (id) => {
    const text = await readFile(join(folder, `categories/${id}.yaml`), "utf8");
    return /^role: (.*)$/m.exec(text)?.[1];
  });
  expect(await Promise.all(roles)).toEqual(["inverter", "system", undefined, "charger"]);
});

test("the filters that the site knew by itself become those of the specs, once", async () => {
  const spec = (id: string) => `      - id: ${id}\n        type: number\n`;
  const folder = await folderWith({
    "specs/definitions.yaml": `groups:\n  - id: all\n    specs:\n${spec("ratedPower")}${spec("weight")}${spec("batteryWindow")}`,
    "specs/definitions.en.yaml": "groups:\n  all: All\n",
  });
  expect(await migrateContent(folder, { dryRun: false })).toEqual([
    "specs/definitions.yaml: a spec says that lists are filtered by it (0.4.0)",
  ]);
  const { groups } = parse(await readFile(join(folder, "specs/definitions.yaml"), "utf8"));
  expect(groups[0].specs).toMatchObject([
    { id: "ratedPower", filter: { as: "power", steps: [0, 4000, 8000, 15_000, 30_000] } },
    { id: "weight" },
    { id: "batteryWindow", filter: { as: "voltage", words: ["low", "high"] } },
  ]);
  expect(groups[0].specs[1]).not.toHaveProperty("filter");
  expect(await migrateContent(folder, { dryRun: false })).toEqual([]);
});
