import { afterAll, beforeAll, expect, test } from "vitest";
import { type Language, languageOf, usualLocales } from "#i18n/locales.ts";
import { openSampleDatabase } from "#tests/support/sample-database.ts";
import { searchByType } from "../search/answer/search-by-type.ts";
import { listLights } from "./lights.ts";

let sample: Awaited<ReturnType<typeof openSampleDatabase>>;
beforeAll(async () => {
  sample = await openSampleDatabase();
});
afterAll(() => sample.close());

const reader = (language: Language) => ({ db: sample.db, language, tags: new Set<string>() });

test.each<[Language, string]>([
  ["en", "blinks red twice"],
  ["en", "red light flashing two times"],
  ["es", "parpadea rojo dos veces"],
  ["es", "luz roja dos destellos"],
  ["my", "မီးနီနှစ်ချက်မှိတ်တုတ်"],
  ["my", "အနီရောင်နှစ်ကြိမ်မှိတ်တုတ်"],
])("in %s “%s” finds the panel fault, here and in the search of the site", async (language, keyword) => {
  const { found } = await listLights(reader(language), { keyword });
  expect(found).toContain("hybrid-lights/red-2");
  const { list } = await searchByType(reader(language), { keyword, pageNum: 1, pageSize: 10 });
  expect(list.map(({ type, id }) => `${type} ${id}`)).toContain("light hybrid-lights/red-2");
});

test("somebody who types a code finds it", async () => {
  expect((await listLights(reader("es"), { keyword: "F07" })).found).toContain("inverter-codes/f07");
});

test.each(usualLocales.map(languageOf))(
  "in %s no light lacks its words, and none is said in another language",
  async (language) => {
    const { tables } = await listLights(reader(language), {});
    expect(tables.filter((table) => table.language !== language)).toEqual([]);
    expect(tables.flatMap(({ entries }) => entries)).toHaveLength(108);
  },
);

test("inverters and systems have twelve entries or more, batteries and loggers six", async () => {
  const { tables, models } = await listLights(reader("en"), {});
  for (const { id, series, legacy } of models.filter((model) => !model.legacy)) {
    const own = tables.filter(
      (table) => table.series.includes(series) && (table.products?.includes(id) ?? true),
    );
    const count = own.reduce((sum, { entries }) => sum + entries.length, 0);
    const isBattery = ["cairn", "strata", "basalt", "beacon", "almanac"].includes(series);
    expect(count, id).toBeGreaterThanOrEqual(isBattery ? 6 : 12);
    expect(legacy).toBe(false);
  }
  expect(models.map(({ model }) => model)).not.toContain("HD-PB");
});

test("a model that is no longer sold leads to its own manual, in the reader's language where there is one", async () => {
  const manualOf = async (language: Language) =>
    (await listLights(reader(language), {})).models.find(({ id }) => id === "hd-r5-g1");
  expect(await manualOf("my")).toMatchObject({ legacy: true, manual: { id: "hd-r5-g1-user-manual-my" } });
  expect(await manualOf("es")).toMatchObject({ manual: { id: "hd-r5-g1-user-manual-en", language: "en" } });
});
