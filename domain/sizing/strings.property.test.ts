import fc from "fast-check";
import { expect, test } from "vitest";
import { type Climate, moduleVoltages } from "./module-voltage.ts";
import { modulesPerString, mostStrings } from "./string-limits.ts";

const input = {
  maxVoltage: 550,
  start: 100,
  mppt: { low: 80, high: 500 },
  trackers: [],
  maxPower: 7500,
  ratedPower: 5000,
};
const modules = fc
  .record({
    power: fc.constant(400),
    voc: fc.double({ min: 20, max: 80, noNaN: true }),
    isc: fc.double({ min: 5, max: 20, noNaN: true }),
    imp: fc.double({ min: 4, max: 19, noNaN: true }),
    coefficient: fc.double({ min: -0.5, max: -0.1, noNaN: true }),
  })
  .map((module) => ({ ...module, vmp: module.voc * 0.82 }));
const degrees = fc.double({ min: -40, max: 30, noNaN: true });
const climate = (cold: number, hot = 40): Climate => ({ cold, hot, mounting: "roof" });

test("colder never allows more modules", () => {
  fc.assert(
    fc.property(modules, degrees, degrees, (module, one, other) => {
      const limits = (cold: number) => modulesPerString(input, moduleVoltages(module, climate(cold)));
      expect(limits(Math.min(one, other)).most).toBeLessThanOrEqual(limits(Math.max(one, other)).most);
    }),
  );
});

test("hotter never allows fewer modules", () => {
  fc.assert(
    fc.property(modules, degrees, degrees, (module, one, other) => {
      const limits = (hot: number) => modulesPerString(input, moduleVoltages(module, climate(-40, hot)));
      expect(limits(Math.max(one, other)).fewest).toBeGreaterThanOrEqual(limits(Math.min(one, other)).fewest);
    }),
  );
});

test("the most modules that are allowed stay below the highest voltage, and one more does not", () => {
  fc.assert(
    fc.property(modules, degrees, (module, cold) => {
      const voltages = moduleVoltages(module, climate(cold));
      const { most } = modulesPerString(input, voltages);
      expect(most * voltages.vocCold).toBeLessThanOrEqual(550 + 1e-6);
      expect((most + 1) * voltages.vocCold).toBeGreaterThan(550);
    }),
  );
});

test("strings that are allowed never exceed the short-circuit current", () => {
  fc.assert(
    fc.property(modules, fc.double({ min: 1, max: 100, noNaN: true }), (module, shortCircuit) => {
      const strings = mostStrings({ current: 1000, shortCircuit, inputs: 20 }, module);
      expect(strings * module.isc * 1.25).toBeLessThanOrEqual(shortCircuit + 1e-6);
    }),
  );
});
