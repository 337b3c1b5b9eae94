import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { answerBuilderForm } from "#domain/sizing/builder-form.ts";
import { answerNeedsForm } from "#domain/sizing/needs-form.ts";
import { answerStringForm } from "#domain/sizing/string-form.ts";
import { readSample } from "../support/sample-content.ts";
import { sampleDevices } from "../support/sample-devices.ts";
import {
  faultsOfBank,
  faultsOfStart,
  faultsOfStrings,
  mainFuses,
  needsTransformer,
} from "./manual-sentences.ts";

const content = await readSample();
const devices = await sampleDevices();
const modules = content.modules.flatMap(({ data }) => data.items);
const cities = content.places.flatMap(({ data }) =>
  data.cities.map((city) => ({ ...city, supply: data.supply, country: data.country })),
);
const appliances = content.appliances.flatMap(({ data }) => data.items);
const prices = content.prices.map(({ data }) => data);
const lists = { devices, modules, cities, appliances, prices };

const many = Number(process.env.CASES ?? 200);
const tried = { systems: 0, strings: 0, builds: 0 };
afterAll(() => {
  process.stdout.write(`${JSON.stringify(tried)} proposals, none against the manuals\n`);
});

const ids = (role: string) =>
  devices.filter((device) => device.role === role && !device.legacy).map(({ id }) => id);
const inverters = [...ids("inverter"), ...ids("system")].filter((id) =>
  devices.some((device) => device.id === id && device.specs.maxPvVoltage !== undefined),
);
const lowest = ({ cold, record }: (typeof cities)[number]) => record?.cold ?? cold - 3;

const house = fc.record({
  use: fc.dictionary(fc.constantFrom(...appliances.map(({ id }) => id)), fc.integer({ min: 1, max: 12 }), {
    minKeys: 1,
    maxKeys: 6,
  }),
  cut: fc.oneof(fc.integer({ min: 0, max: 23 }), fc.constant(24)),
  days: fc.integer({ min: 0, max: 3 }),
  city: fc.constantFrom(...cities),
  module: fc.constantFrom(...modules),
  phase: fc.constantFrom("single", "three"),
  roof: fc.option(fc.integer({ min: 3, max: 400 })),
});

test("whatever is proposed for a house keeps to every sentence of the manuals", () => {
  fc.assert(
    fc.property(house, ({ use, cut, days, city, module, phase, roof }) => {
      const form = new URLSearchParams({
        ...{ cut: String(cut), days: String(days), place: city.id, module: module.id, phase },
        ...(roof === null ? {} : { roof: String(roof) }),
        ...Object.fromEntries(Object.entries(use).map(([id, count]) => [`use-${id}`, String(count)])),
      });
      const { answer, faults } = answerNeedsForm(form, lists);
      expect(faults).toEqual({});
      for (const { system, shortfall, need } of answer?.systems ?? []) {
        expect(Boolean(system)).toBe(!shortfall);
        if (!system) continue;
        tried.systems++;
        const of = (role: string) => system.parts.find((part) => part.role === role);
        const inverter = (of("inverter") ?? of("system"))?.id ?? "";
        const bank = {
          inverter,
          units: system.units,
          battery: of("battery")?.id,
          batteries: system.batteries,
        };
        const { layout } = system;
        const air = { cold: lowest(city), hot: city.hot, warmer: 35 };
        expect([
          ...faultsOfBank(bank),
          ...faultsOfStart(bank, need.surge, need.start),
          ...(layout
            ? faultsOfStrings(inverter, { vmpCoefficient: 0, ...module }, air, layout.strings, layout.modules)
            : []),
        ]).toEqual([]);
        expect(of("inverter")?.quantity ?? of("system")?.quantity).toBe(system.units);
        expect(of("battery")?.quantity ?? 0).toBe(system.batteries);
        expect(of("box")?.quantity ?? 0).toBe(system.units > 1 ? Math.ceil(system.units / 3) : 0);
        expect(layout?.inverters ?? 0).toBeLessThanOrEqual(system.units);
        if (bank.battery && !inverter.startsWith("hd-s"))
          expect(system.groups).toBe(mainFuses(bank.battery, bank.batteries));
        expect(system.transformer !== null).toBe(needsTransformer(city.country));
        if (cut < 24) expect(inverter).not.toContain("hd-o");
        if (roof !== null) expect(system.modules * module.area).toBeLessThanOrEqual(roof);
        if (cut === 24) expect(system.modules).toBeGreaterThanOrEqual(system.wanted);
      }
    }),
    { numRuns: many },
  );
});

test("whatever is proposed for a string keeps to every sentence of the manuals", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...inverters),
      fc.constantFrom(...modules),
      fc.integer({ min: -25, max: 25 }),
      fc.integer({ min: 26, max: 50 }),
      fc.constantFrom("open", "roof", "flush"),
      (inverter, module, cold, hot, mounting) => {
        const form = new URLSearchParams({
          ...{ inverter, module: module.id, cold: String(cold), hot: String(hot), mounting },
        });
        const { answer } = answerStringForm(form, lists);
        if (!answer) return;
        const warmer = { open: 25, roof: 30, flush: 35 }[mounting] ?? 0;
        for (const { modules: length, strings } of answer.trackers) {
          if (length * strings === 0) continue;
          tried.strings++;
          const air = { cold, hot, warmer };
          expect(faultsOfStrings(inverter, { vmpCoefficient: 0, ...module }, air, strings, length)).toEqual(
            [],
          );
        }
      },
    ),
    { numRuns: many },
  );
});

test("the builder is red exactly where the manuals say no", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ids("inverter")),
      fc.constantFrom(...ids("battery")),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 20 }),
      (inverter, battery, units, each) => {
        const form = new URLSearchParams({
          ...{ "a-inverter": inverter, "a-battery": battery },
          ...{ "a-units": String(units), "a-batteries": String(each) },
        });
        const [variant] = answerBuilderForm(form, devices).variants;
        if (!variant || variant.senseless) return;
        tried.builds++;
        const isRed = variant.fit?.fits === false || variant.limits.some(({ light }) => light === "red");
        const faults = faultsOfBank({ inverter, units, battery, batteries: units * each }, true);
        expect({ isRed, faults }).toEqual({ isRed: faults.length > 0, faults });
        const lights = Map.groupBy(variant.limits, ({ rule }) => rule);
        for (const [, same] of lights) expect(new Set(same.map(({ light }) => light)).size).toBe(1);
      },
    ),
    { numRuns: many },
  );
});
