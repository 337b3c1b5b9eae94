import { expect, test } from "vitest";
import type { SpecValue } from "#app/features/spec-value/spec-parts.ts";
import { comparisonCsv } from "./comparison-csv.ts";

const spec = (own: Partial<SpecValue>): SpecValue => ({
  ...{ id: "x", name: "X", type: "number", unit: null, low: null, high: null, list: null, labels: null },
  ...own,
});
const power = (low: number) => spec({ id: "power", name: "Rated power", unit: "W", low });
const heat = spec({ id: "heat", name: "Operating", unit: "°C", type: "range", low: -25, high: 60 });

test("a spreadsheet gets numbers in the cells and their units in the heads", () => {
  const csv = comparisonCsv(
    [
      { model: "HD-R5-1P", name: "Ridge 5", groups: [{ specs: [power(5000), heat] }] },
      { model: "HD-R8-1P", name: "Ridge 8, with fan", groups: [{ specs: [power(8000)] }] },
    ],
    { model: "Model", name: "Name" },
    "en",
  );
  expect(csv.replace("\uFEFF", "").split("\r\n")).toEqual([
    "Model,Name,Rated power (W),Operating (°C)",
    "HD-R5-1P,Ridge 5,5000,'-25 … 60",
    'HD-R8-1P,"Ridge 8, with fan",8000,',
    "",
  ]);
});

test("a Spanish spreadsheet reads decimal commas between semicolons", () => {
  const weight = spec({ id: "weight", name: "Peso", unit: "kg", low: 23.5 });
  const depth = spec({ id: "depth", name: "Fondo", unit: "mm", type: "range", low: 0.5, high: 2 });
  const products = [{ model: "HD-R5-1P", name: "Ridge 5", groups: [{ specs: [weight, depth] }] }];
  const csv = comparisonCsv(products, { model: "Modelo", name: "Nombre" }, "es");
  expect(csv.replace("\uFEFF", "")).toBe(
    "Modelo;Nombre;Peso (kg);Fondo (mm)\r\nHD-R5-1P;Ridge 5;23,5;0,5 … 2\r\n",
  );
});
