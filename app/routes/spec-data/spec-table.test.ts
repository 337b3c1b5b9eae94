import { expect, test } from "vitest";
import { specCsv, specJson } from "./spec-table.ts";

const none = { low: null, high: null, list: null, labels: null, footnote: null };
const products: Parameters<typeof specCsv>[0] = [
  {
    ...{ id: "a", model: "HD-A", name: 'Ridge "5", small' },
    specs: [
      { id: "ratedPower", name: "Rated power", type: "number", unit: "W", ...none, low: 5000 },
      { id: "mppt", name: "MPPT range", type: "range", unit: "V", ...none, low: 80, high: 500 },
      { id: "strings", name: "Strings", type: "list", unit: null, ...none, list: [2, 1] },
    ],
  },
  {
    ...{ id: "b", model: "HD-B", name: "=SUM(A1)" },
    specs: [
      { id: "ip", name: "Protection", type: "code", unit: null, ...none, labels: ["IP65"] },
      { id: "fan", name: "Fan", type: "flag", unit: null, ...none, low: 0 },
    ],
  },
];

test("a designer opens the figures of a list as a table, with the unit at the head of each column", () => {
  expect(specCsv(products)).toBe(
    "\uFEFFmodel,name,Rated power [W],MPPT range [V],Strings,Protection,Fan\r\n" +
      'HD-A,"Ridge ""5"", small",5000,80–500,2; 1,,\r\n' +
      "HD-B,'=SUM(A1),,,,IP65,false\r\n",
  );
});

test("a program reads numbers as numbers, each beside its unit", () => {
  expect(specJson(products)[0]?.specs).toEqual({
    ratedPower: { name: "Rated power", unit: "W", value: 5000 },
    mppt: { name: "MPPT range", unit: "V", value: { min: 80, max: 500 } },
    strings: { name: "Strings", unit: null, value: [2, 1] },
  });
});
