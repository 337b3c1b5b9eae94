import { expect, test } from "vitest";
import { sampleDevices } from "#tests/support/sample-devices.ts";
import { answerNeedsForm } from "./needs-form.ts";

const devices = await sampleDevices();
const fridge = { id: "fridge", watts: 120, surge: 600, hours: 10, from: 0, icon: "fridge" };
const module = {
  id: "half-108-450",
  power: 450,
  voc: 39.3,
  vmp: 33,
  isc: 14.5,
  imp: 13.64,
  coefficient: -0.25,
  area: 2,
};
const lists = { devices, modules: [module], cities: [], appliances: [fridge], prices: [] };

function ask(query: string) {
  return answerNeedsForm(new URLSearchParams(query), lists);
}

test("an appliance counts with its typical figures until somebody types better ones", () => {
  const typical = ask("cut=4&use-fridge=1").answer?.day;
  expect(typical).toMatchObject({ peak: 120, surge: 600 });
  expect(typical?.energy).toBeCloseTo(1.2);
  // 200 W × 10 h = 2 kWh; the typical one starts five times as hard as it runs: 1,000 W
  const larger = ask("cut=4&use-fridge=1&watts-fridge=200").answer?.day;
  expect(larger).toMatchObject({ peak: 200, surge: 1000 });
  expect(larger?.energy).toBeCloseTo(2);
  expect(ask("cut=4&use-fridge=1&watts-fridge=200&surge-fridge=300").answer?.day.surge).toBe(300);
});

test("a start below the watts, a panel and an appliance that nobody knows are told by their field", () => {
  expect(ask("cut=4&use-fridge=1&surge-fridge=90").faults).toMatchObject({
    "surge-fridge": { rule: "span" },
  });
  expect(ask("cut=4&use-fridge=1&module=none").faults).toMatchObject({ module: { rule: "unknown" } });
  expect(ask("cut=4&use-fridge=1&use-telex=2").faults).toMatchObject({ "use-telex": { rule: "unknown" } });
});
