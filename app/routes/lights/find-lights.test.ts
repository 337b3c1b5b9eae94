import { expect, test } from "vitest";
import { findLights, matchLocally } from "./find-lights.ts";
import { codeOf, faultsOf, type Lights, lightsAddress, readLightsQuery } from "./lights-query.ts";

const words = { pattern: "", meaning: "", owner: "", danger: "none", call: "none" } as const;
const lights: Lights = {
  models: [
    {
      id: "hd-r5",
      model: "HD-R5",
      name: "Ridge 5",
      series: "ridge",
      seriesName: "Ridge",
      legacy: false,
      manual: null,
    },
    {
      id: "hd-bm",
      model: "HD-BM",
      name: "Meter",
      series: "beacon",
      seriesName: "Beacon",
      legacy: false,
      manual: null,
    },
    {
      id: "hd-old",
      model: "HD-OLD",
      name: "Old",
      series: "ridge",
      seriesName: "Ridge",
      legacy: true,
      manual: null,
    },
  ],
  tables: [
    {
      ...{ id: "ridge", series: ["ridge"], products: null, lamps: ["STATUS"], language: "en" },
      entries: [
        { id: "red-2", lights: ["red 2"], ...words, pattern: "Red, two flashes", meaning: "Panel fault" },
        { id: "green", lights: ["green slow"], ...words, pattern: "Green, slow flashing" },
        { id: "f07", code: "F07", ...words, meaning: "Insulation" },
      ],
    },
    {
      ...{ id: "stick", series: ["beacon"], products: ["hd-bw"], lamps: ["NET", "COM"], language: "en" },
      entries: [{ id: "a", lights: ["off", "green on"], ...words }],
    },
  ],
  found: null,
};
const ids = (query: Parameters<typeof findLights>[0], found: string[] | null = null) =>
  findLights(query, { ...lights, found }).flatMap(({ entries }) => entries.map(({ id }) => id));

test("a model, a colour, a rhythm and a code narrow the list, alone and together", () => {
  expect(ids({ model: "hd-r5" })).toEqual(["red-2", "green", "f07"]);
  expect(ids({ model: "hd-bm" })).toEqual([]);
  expect(ids({ colour: "green" })).toEqual(["green", "a"]);
  expect(ids({ colour: "off" })).toEqual(["a"]);
  expect(ids({ rhythm: "flash" })).toEqual(["green"]);
  expect(ids({ model: "hd-r5", colour: "red", rhythm: "2" })).toEqual(["red-2"]);
  expect(ids({ code: "f7" })).toEqual(["f07"]);
  expect(ids({}, ["stick/a", "ridge/f07"])).toEqual(["a", "f07"]);
});

test("a model that is no longer sold shows no lights of its successors", () => {
  expect(ids({ model: "hd-old" })).toEqual([]);
});

test.each([
  ["f 7", "F07"],
  ["F-07", "F07"],
  ["f45", "F30"],
  ["1", "01"],
  ["q20", "Q20"],
  ["e2", "E2"],
  ["t06", "T6"],
  ["no code", "NO CODE"],
])("a code typed as %s is %s", (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

test("what does not exist is told by its field, and what was typed stays in the address", () => {
  const query = readLightsQuery(new URLSearchParams("model=hd-x&colour=pink&rhythm=9&code=Z99&keyword= a "));
  expect(faultsOf(query, lights)).toEqual({ model: true, colour: true, rhythm: true, code: true });
  expect(faultsOf({ model: "hd-r5", code: "F07" }, lights)).not.toContain(true);
  expect(lightsAddress(query)).toBe("/tools/lights?code=Z99&colour=pink&keyword=a&model=hd-x&rhythm=9");
});

test("without a connection words are found on the page itself", () => {
  expect(matchLocally("two flashes red", lights.tables)).toEqual(["ridge/red-2"]);
  expect(matchLocally("zebra", lights.tables)).toEqual([]);
});
