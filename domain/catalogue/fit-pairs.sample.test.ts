import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSample } from "#tests/support/sample-content.ts";
import { fitBattery } from "./fit.ts";
import { type Facts, factsOf } from "./fit-facts.ts";

const content = await readSample();
const sample = Object.fromEntries(content.products.map((product) => [product.id, factsOf(product)]));
const imagined: Record<string, Facts> = {
  "24 cells, 400 Ah": bankOf(24, 400),
  "25 cells, 400 Ah": bankOf(25, 400),
  "30 cells, 400 Ah": bankOf(30, 400),
  "12 cells, 800 Ah": bankOf(12, 800),
  "stack of 80 A, 100 A at most": { ...sample["hd-t20"], continuousCurrent: 80, maxCurrent: 100 },
  "Cairn 5 with CAN alone": { ...sample["hd-c5"], protocols: ["CAN"] },
};
const pair = (inverter = "", battery = "") =>
  fitBattery(sample[inverter] ?? {}, sample[battery] ?? imagined[battery] ?? {});

function bankOf(cells: number, capacity: number): Facts {
  return {
    chemistry: ["lead-acid"],
    batteryNominalVoltage: 2 * cells,
    batteryWindow: { low: 1.75 * cells, high: 2.4 * cells },
    recommendedCurrent: capacity / 5,
    maxCurrent: capacity / 2,
  };
}

const sheet = readFileSync(new URL("../../tests/fixtures/fit-pairs.md", import.meta.url), "utf8")
  .split("\n## ")
  .slice(1);
const rowsBelow = (section: string) =>
  [...section.matchAll(/^\| (.+) \|$/gm)].slice(1).map(([, row = ""]) => row.split(" | "));
const titled = (title: string) => sheet.filter((section) => section.startsWith(`${title}\n`));
const fitting = [
  ...sheet
    .filter((section) => section.startsWith("hd-"))
    .flatMap((section) => rowsBelow(section).map((row) => [section.split("\n", 1)[0] ?? "", ...row])),
  ...titled("Imagined batteries").flatMap(rowsBelow),
];
const refused = titled("Refused").flatMap(rowsBelow);

/** A cell ends in its result, `= 16` or `: 2` or `4.6 kW`, or says `none`. */
function resultOf(cell: string) {
  if (cell.endsWith("none")) return null;
  return Number(cell.match(/\d+(?:\.\d+)?(?=\D*$)/)?.[0]);
}

test.each(fitting)("%s takes %s, and says how many and what they give", (inverter, battery, ...cells) => {
  const [units = null, highest, atMost, , enough, current, power, needed] = cells.map(resultOf);
  const answer = pair(inverter, battery);
  expect(answer).toMatchObject({ fits: true, units });
  const byRule = Object.fromEntries(answer?.checks.map((check) => [check.rule, check]) ?? []);
  expect(byRule.current).toMatchObject({
    passed: atMost === 1,
    figures: { needed: highest, units: atMost ?? 0 },
  });
  expect(byRule.power).toMatchObject({
    passed: enough !== null,
    figures: { units: enough ?? units, current, power, needed },
  });
});

test.each(refused)("%s does not take %s, and says why", (inverter, battery, _working, reasons) => {
  const answer = pair(inverter, battery);
  expect(answer).toMatchObject({ fits: false, units: null });
  const failed = answer?.checks.filter(({ passed }) => !passed).map(({ rule }) => rule);
  expect(failed?.join(", ")).toBe(reasons);
});

test("an inverter without a battery input has no answer", () => {
  expect(pair("hd-m25-3p", "hd-c5")).toBeUndefined();
});

test("the sheet works out every listed pair of the sample", () => {
  const listed = content.products.flatMap(({ id, data }) =>
    (data.installation?.batteries?.listed ?? [])
      .filter((name) => name !== "lead-acid")
      .map((name) => `${id} ${name}`),
  );
  const worked = fitting.map(([inverter, battery]) => `${inverter} ${battery}`);
  expect(worked.filter((name) => !Object.keys(imagined).some((one) => name.endsWith(one))).sort()).toEqual(
    listed.sort(),
  );
});
