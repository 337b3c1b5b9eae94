import { expect, test } from "vitest";
import { sampleDirectory } from "#tests/support/sample-database.ts";
import { readContent } from "../content/read-files.ts";
import { fitBattery } from "./fit.ts";
import { factsOf } from "./fit-facts.ts";

const content = await readContent(sampleDirectory);
const facts = new Map(content.products.map((product) => [product.id, factsOf(product)]));
const pair = (inverter: string, battery: string) =>
  fitBattery(facts.get(inverter) ?? {}, facts.get(battery) ?? {});

/**
 * Worked out on paper from the datasheets. How many may be joined (inputs × per input); the highest current, rated
 * power ÷ efficiency ÷ the voltage of an empty battery, at most what the inputs take; how many carry it at their
 * maximum; then the fewest that give full power at the recommended or continuous current (null: no number that may
 * be joined), their amperes and kilowatts, and the kilowatts that full power takes. Where no number is enough, the
 * amperes and kilowatts are those of as many as may be joined.
 *
 * Ridge 12 with Cairn 5: 12 ÷ 0.976 = 12.3 kW; ÷ 44.8 V = 274 A, the input stops at 250 A; 250 ÷ 100 = 3 at the
 * maximum; 12.3 kW ÷ (51.2 V × 50 A) = 4.8, so 5. Summit 20 with Strata 10: 204.8 V × 40 A = 8.2 of 20.4 kW.
 */
const fitting: [string, string, number, number, number, number | null, number, number, number][] = [
  // 3.6 kW ÷ 0.976 = 3.7 kW; ÷ 44.8 V = 82.3 A; the input takes 90 A
  ["hd-r3-6-1p", "hd-c5", 16, 82.3, 1, 2, 90, 4.6, 3.7],
  ["hd-r3-6-1p", "hd-c10", 16, 82.3, 1, 1, 90, 4.6, 3.7],
  ["hd-r3-6-1p", "hd-c16", 16, 82.3, 1, 1, 90, 4.6, 3.7],
  ["hd-r3-6-1p", "hd-b5", 32, 82.3, 1, 2, 90, 4.6, 3.7],
  ["hd-r3-6-1p", "hd-b14", 16, 82.3, 1, 1, 90, 4.6, 3.7],
  // 5 kW ÷ 0.976 = 5.1 kW; ÷ 44.8 V = 114.4 A; the input takes 120 A
  ["hd-r5-1p", "hd-c5", 16, 114.4, 2, 2, 100, 5.1, 5.1],
  ["hd-r5-1p", "hd-c10", 16, 114.4, 1, 1, 100, 5.1, 5.1],
  ["hd-r5-1p", "hd-c16", 16, 114.4, 1, 1, 120, 6.1, 5.1],
  ["hd-r5-1p", "hd-b5", 32, 114.4, 2, 2, 100, 5.1, 5.1],
  ["hd-r5-1p", "hd-b14", 16, 114.4, 1, 1, 120, 6.1, 5.1],
  // 6 kW ÷ 0.976 = 6.1 kW; ÷ 44.8 V = 137 A; the input takes 135 A
  ["hd-r6-1p", "hd-c5", 16, 135, 2, 3, 135, 6.9, 6.1],
  ["hd-r6-1p", "hd-c10", 16, 135, 1, 2, 135, 6.9, 6.1],
  ["hd-r6-1p", "hd-c16", 16, 135, 1, 1, 135, 6.9, 6.1],
  ["hd-r6-1p", "hd-b5", 32, 135, 2, 3, 135, 6.9, 6.1],
  ["hd-r6-1p", "hd-b14", 16, 135, 1, 1, 135, 6.9, 6.1],
  // 8 kW ÷ 0.976 = 8.2 kW; ÷ 44.8 V = 183 A; the input takes 190 A
  ["hd-r8-1p", "hd-c5", 16, 183, 2, 4, 190, 9.7, 8.2],
  ["hd-r8-1p", "hd-c10", 16, 183, 2, 2, 190, 9.7, 8.2],
  ["hd-r8-1p", "hd-c16", 16, 183, 1, 2, 190, 9.7, 8.2],
  ["hd-r8-1p", "hd-b5", 32, 183, 2, 4, 190, 9.7, 8.2],
  ["hd-r8-1p", "hd-b14", 16, 183, 1, 2, 190, 9.7, 8.2],
  // 12 kW ÷ 0.976 = 12.3 kW; ÷ 44.8 V = 274 A; the input takes 250 A
  ["hd-r12-1p", "hd-c5", 16, 250, 3, 5, 250, 12.8, 12.3],
  ["hd-r12-1p", "hd-c10", 16, 250, 2, 3, 250, 12.8, 12.3],
  ["hd-r12-1p", "hd-c16", 16, 250, 2, 2, 250, 12.8, 12.3],
  ["hd-r12-1p", "hd-b5", 32, 250, 3, 5, 250, 12.8, 12.3],
  ["hd-r12-1p", "hd-b14", 16, 250, 2, 2, 250, 12.8, 12.3],
  // 5 kW ÷ 0.94 = 5.3 kW; ÷ 44.8 V = 118.7 A; the input gives 120 A, though it charges with 100 A only
  ["hd-o5-48", "hd-c5", 16, 118.7, 2, 3, 120, 6.1, 5.3],
  ["hd-o5-48", "hd-c10", 16, 118.7, 1, 2, 120, 6.1, 5.3],
  ["hd-o5-48", "hd-c16", 16, 118.7, 1, 1, 120, 6.1, 5.3],
  ["hd-o5-48", "hd-b5", 32, 118.7, 2, 3, 120, 6.1, 5.3],
  ["hd-o5-48", "hd-b14", 16, 118.7, 1, 1, 120, 6.1, 5.3],
  // 6.2 kW ÷ 0.94 = 6.6 kW; ÷ 44.8 V = 147.2 A; the input gives 150 A
  ["hd-o6-2-48", "hd-c5", 16, 147.2, 2, 3, 150, 7.7, 6.6],
  ["hd-o6-2-48", "hd-c10", 16, 147.2, 1, 2, 150, 7.7, 6.6],
  ["hd-o6-2-48", "hd-c16", 16, 147.2, 1, 1, 150, 7.7, 6.6],
  ["hd-o6-2-48", "hd-b5", 32, 147.2, 2, 3, 150, 7.7, 6.6],
  ["hd-o6-2-48", "hd-b14", 16, 147.2, 1, 1, 140, 7.2, 6.6],
  // The first generation: inputs of 60 and 100 A; 51.2 V × 100 A is 0.1 kW short of 5 ÷ 0.968
  ["hd-r3-g1", "hd-c5", 16, 60, 1, 2, 60, 3.1, 3.1],
  ["hd-r3-g1", "hd-c10", 16, 60, 1, 1, 60, 3.1, 3.1],
  ["hd-r5-g1", "hd-c5", 16, 100, 1, null, 100, 5.1, 5.2],
  ["hd-r5-g1", "hd-c10", 16, 100, 1, null, 100, 5.1, 5.2],
  // Strata gives 40 A all day, 50 A at most; empty 179, 269, 358, 448 V. One input, one stack
  ["hd-s8-3p", "hd-t10", 1, 40, 1, 1, 40, 8.2, 8.2],
  ["hd-s8-3p", "hd-t15", 1, 30.3, 1, 1, 40, 12.3, 8.2],
  ["hd-s8-3p", "hd-t20", 1, 22.8, 1, 1, 40, 16.4, 8.2],
  ["hd-s8-3p", "hd-t25", 1, 18.2, 1, 1, 40, 20.5, 8.2],
  ["hd-s10-3p", "hd-t10", 1, 40, 1, null, 40, 8.2, 10.2],
  ["hd-s10-3p", "hd-t15", 1, 37.9, 1, 1, 40, 12.3, 10.2],
  ["hd-s10-3p", "hd-t20", 1, 28.5, 1, 1, 40, 16.4, 10.2],
  ["hd-s10-3p", "hd-t25", 1, 22.8, 1, 1, 40, 20.5, 10.2],
  ["hd-s15-3p", "hd-t10", 1, 50, 1, null, 40, 8.2, 15.3],
  ["hd-s15-3p", "hd-t15", 1, 50, 1, null, 40, 12.3, 15.3],
  ["hd-s15-3p", "hd-t20", 1, 42.8, 1, 1, 40, 16.4, 15.3],
  ["hd-s15-3p", "hd-t25", 1, 34.2, 1, 1, 40, 20.5, 15.3],
  ["hd-s20-3p", "hd-t10", 1, 50, 1, null, 40, 8.2, 20.4],
  ["hd-s20-3p", "hd-t15", 1, 50, 1, null, 40, 12.3, 20.4],
  ["hd-s20-3p", "hd-t20", 1, 50, 1, null, 40, 16.4, 20.4],
  ["hd-s20-3p", "hd-t25", 1, 45.6, 1, 1, 40, 20.5, 20.4],
  // Two inputs of 50 A, one stack on each
  ["hd-s30-3p", "hd-t10", 2, 100, 2, null, 80, 16.4, 30.6],
  ["hd-s30-3p", "hd-t15", 2, 100, 2, null, 80, 24.6, 30.6],
  ["hd-s30-3p", "hd-t20", 2, 85.5, 2, 2, 80, 32.8, 30.6],
  ["hd-s30-3p", "hd-t25", 2, 68.3, 2, 2, 80, 41, 30.6],
  // Two inputs of 100 A, two stacks on each
  ["hd-s50-3p", "hd-t10", 4, 200, 4, null, 160, 32.8, 51],
  ["hd-s50-3p", "hd-t15", 4, 189.7, 4, null, 160, 49.2, 51],
  ["hd-s50-3p", "hd-t20", 4, 142.5, 3, 4, 160, 65.5, 51],
  ["hd-s50-3p", "hd-t25", 4, 113.9, 3, 3, 120, 61.4, 51],
];

test.each(fitting)(
  "%s takes %s, and says how many and what they give",
  (inverter, battery, units, highest, atMost, enough, current, power, needed) => {
    const answer = pair(inverter, battery);
    expect(answer).toMatchObject({ fits: true, units });
    const byRule = Object.fromEntries(answer?.checks.map((check) => [check.rule, check]) ?? []);
    expect(byRule.current).toMatchObject({
      passed: atMost === 1,
      figures: { needed: highest, units: atMost },
    });
    expect(byRule.power).toMatchObject({
      passed: enough !== null,
      figures: { units: enough ?? units, current, power, needed },
    });
  },
);

/** What forbids a pair, in the order in which it is told. */
const refused: [string, string, string[]][] = [
  // 24 V and lead-acid only
  ["hd-o3-24", "hd-c5", ["voltage", "chemistry", "listed"]],
  ["hd-o3-24", "hd-b14", ["voltage", "chemistry", "listed"]],
  ["hd-o3-24", "hd-t10", ["voltage", "chemistry", "listed"]],
  ["hd-o3-24", "hd-l2-4", ["chemistry", "listed"]],
  // 22.4 to 28.8 V is below 40 V
  ["hd-o5-48", "hd-l2-4", ["voltage", "listed"]],
  ["hd-r5-1p", "hd-l2-4", ["voltage", "listed"]],
  // 179 V and more is above 60 V
  ["hd-r5-1p", "hd-t10", ["voltage", "listed"]],
  ["hd-r12-1p", "hd-t25", ["voltage", "listed"]],
  ["hd-o6-2-48", "hd-t10", ["voltage", "listed"]],
  // 57.6 V is below 150 V
  ["hd-s8-3p", "hd-c5", ["voltage", "listed"]],
  ["hd-s20-3p", "hd-c16", ["voltage", "listed"]],
  ["hd-s50-3p", "hd-b14", ["voltage", "listed"]],
  // The numbers agree, but the manual of the first generation names Cairn 5 and Cairn 10 alone
  ["hd-r3-g1", "hd-c16", ["listed"]],
  ["hd-r3-g1", "hd-b5", ["listed"]],
  ["hd-r3-g1", "hd-b14", ["listed"]],
  ["hd-r5-g1", "hd-c16", ["listed"]],
  ["hd-r5-g1", "hd-b5", ["listed"]],
  ["hd-r5-g1", "hd-b14", ["listed"]],
];

test.each(refused)("%s does not take %s, and says why", (inverter, battery, reasons) => {
  const answer = pair(inverter, battery);
  expect(answer).toMatchObject({ fits: false, units: null });
  expect(answer?.checks.filter(({ passed }) => !passed).map(({ rule }) => rule)).toEqual(reasons);
});

test("an inverter without a battery input has no answer", () => {
  expect(pair("hd-m25-3p", "hd-c5")).toBeUndefined();
});

test("the two lists together hold every listed pair of the sample", () => {
  const listed = content.products.flatMap(({ id, data }) =>
    (data.installation?.batteries?.listed ?? [])
      .filter((name) => name !== "lead-acid")
      .map((name) => `${id} ${name}`),
  );
  expect(fitting.map(([inverter, battery]) => `${inverter} ${battery}`).sort()).toEqual(listed.sort());
});
