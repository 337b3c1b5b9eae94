import { expect, test } from "vitest";
import { checkFigures } from "./check-figures.ts";
import { type Figures, fillFigures } from "./figures.ts";

const stated: Record<string, { value: number; unit: string }> = {
  "hd-c16.usableEnergy": { value: 14.47, unit: "kWh" },
  "hd-c5.usableEnergy": { value: 4.61, unit: "kWh" },
  "hd-r5-1p.batteryFuse": { value: 160, unit: "A" },
};
const figures: Figures = (product, id) => stated[`${product}.${id}`];

test("a text takes a figure from the record, in the digits of its language", () => {
  const text = "One holds {{hd-c16.usableEnergy}}, three {{3*hd-c16.usableEnergy}}.";
  expect(fillFigures(text, "en", figures)).toBe("One holds 14.47\u00a0kWh, three 43.41\u00a0kWh.");
  expect(fillFigures(text, "es", figures)).toBe("One holds 14,47\u00a0kWh, three 43,41\u00a0kWh.");
});

test("a text says a window and one of several figures, and thousands of watts in kilowatts", () => {
  const records: Record<string, { value: number; unit: string }> = {
    "hd-r5-1p.batteryVoltage.min": { value: 40, unit: "V" },
    "hd-r5-1p.batteryVoltage.max": { value: 60, unit: "V" },
    "hd-r8-1p.mpptCurrent.2": { value: 16, unit: "A" },
    "hd-r5-1p.maxPvPower": { value: 7500, unit: "W" },
  };
  const say = (text: string) =>
    fillFigures(text, "es", (product, id, part) => records[[product, id, part].filter(Boolean).join(".")]);
  expect(say("{{hd-r5-1p.batteryVoltage.min}} a {{hd-r5-1p.batteryVoltage.max}}")).toBe("40 a 60\u00a0V");
  expect(say("{{hd-r8-1p.mpptCurrent.2}}, {{hd-r5-1p.maxPvPower}}")).toBe("16\u00a0A, 7,5\u00a0kW");
  expect(say("{{hd-r5-1p.batteryVoltage}}")).toBe("{{hd-r5-1p.batteryVoltage}}");
});

test("how many small batteries replace three large ones is counted, not remembered", () => {
  const count = "{{3*hd-c16.usableEnergy/hd-c5.usableEnergy}}";
  expect(fillFigures(`${count} Cairn 5`, "en", figures)).toBe("10 Cairn 5");
});

test("a quotation that leads nowhere is told with its line and its sentence", () => {
  const source = "summary: Good\nbody: |-\n  <p>It fits. The fuse has {{hd-r5-1p.fuse}}. Done.</p>\n";
  expect(checkFigures([{ file: "blogs/a.en.yaml", source }], figures)).toEqual([
    {
      code: "figure",
      file: "blogs/a.en.yaml",
      line: 3,
      message: '{{hd-r5-1p.fuse}} is no figure of a product: "The fuse has {{hd-r5-1p.fuse}}."',
    },
  ]);
});
