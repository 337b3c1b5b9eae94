import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleDevices } from "#tests/support/sample-devices.ts";
import { listCandidates } from "./candidates.ts";
import { chooseSystem, type Need } from "./choose-system.ts";
import { cutShares, cutTimes } from "./cuts.ts";
import { sumLoads, total } from "./loads.ts";

const module = { power: 450, voc: 39.3, vmp: 33, isc: 14.5, imp: 13.64, coefficient: -0.25 };
const climate = { cold: 0, hot: 40, mounting: "roof" as const };
const candidates = listCandidates(await sampleDevices(), "single", true, { module, climate });
const amount = (max: number) => fc.double({ min: 0, max, noNaN: true });
const need = fc.record({
  power: amount(60),
  surge: amount(80),
  energy: amount(200),
  start: amount(60),
  panels: fc.integer({ min: 0, max: 250 }),
  offGrid: fc.boolean(),
  roof: fc.constant(1000),
});
const size = (wanted: Need) => {
  const chosen = chooseSystem(candidates, wanted);
  return chosen ? candidates.indexOf(chosen) : candidates.length;
};

test("more load never gives a smaller system", () => {
  fc.assert(
    fc.property(
      need,
      fc.record({
        power: amount(9),
        surge: amount(9),
        start: amount(9),
        energy: amount(9),
        panels: fc.integer({ min: 0, max: 20 }),
      }),
      (one, more) => {
        const other = {
          ...one,
          power: one.power + more.power,
          surge: one.surge + more.surge,
          energy: one.energy + more.energy,
          start: one.start + more.start,
          panels: one.panels + more.panels,
        };
        expect(size(other)).toBeGreaterThanOrEqual(size(one));
        const [small, large] = [chooseSystem(candidates, one), chooseSystem(candidates, other)];
        if (small && large) expect(large.rated).toBeGreaterThanOrEqual(small.rated);
      },
    ),
  );
});

const load = fc.record({
  watts: fc.integer({ min: 1, max: 5000 }),
  surge: fc.integer({ min: 5000, max: 9000 }),
  hours: fc.integer({ min: 1, max: 24 }),
  from: fc.integer({ min: 0, max: 23 }),
  count: fc.integer({ min: 0, max: 9 }),
});

test("the hours of a day add up to its energy, and one more appliance never lowers anything", () => {
  fc.assert(
    fc.property(fc.array(load), load, (loads, another) => {
      const [before, after] = [sumLoads(loads), sumLoads([...loads, another])];
      expect(before.energy).toBeCloseTo(
        total(loads.map(({ watts, hours, count }) => (watts * hours * count) / 1000)),
        6,
      );
      expect(after.peak).toBeGreaterThanOrEqual(before.peak);
      expect(after.surge).toBeGreaterThanOrEqual(before.surge);
      expect(after.energy).toBeGreaterThanOrEqual(before.energy);
    }),
  );
});

test("cuts add up to their hours, and longer ones cover the shorter", () => {
  fc.assert(
    fc.property(fc.constantFrom(...cutTimes), amount(24), amount(24), (when, one, other) => {
      const [short, long] = [cutShares(Math.min(one, other), when), cutShares(Math.max(one, other), when)];
      expect(total(short)).toBeCloseTo(Math.min(one, other), 6);
      for (const [hour, share] of short.entries()) expect(long[hour]).toBeGreaterThanOrEqual(share - 1e-9);
    }),
  );
});
