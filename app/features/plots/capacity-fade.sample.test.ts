import { expect, test } from "vitest";
import { readSample } from "#tests/support/sample-content.ts";
import { capacityFade, promiseEnds } from "./capacity-fade.ts";

const cairn = { nominal: 5.12, usable: 4.61, cycles: 6000, endShare: 70, years: 10, throughput: 13.8 };

test("cycles and years both wear a battery: 18.25 and 10 per cent in ten years", () => {
  const fade = capacityFade(cairn);
  expect(fade).toHaveLength(11);
  expect(fade[0]).toMatchObject({ nominal: 5.12, usable: 4.61 });
  expect(fade[10]?.nominal).toBeCloseTo(5.12 * 0.7175);
  expect(fade[10]?.usable).toBeCloseTo(4.61 * 0.7175);
});

test("the promise is seven tenths of the nominal energy, not of the usable", () => {
  expect(capacityFade(cairn)[5]?.promised).toBeCloseTo(3.584);
});

test("at one cycle a day the throughput ends the promise after 8.2 years", () => {
  expect(promiseEnds(cairn)).toBeCloseTo(8.2, 1);
  expect(capacityFade(cairn).map(({ promised }) => promised !== null)).toEqual([
    ...Array<boolean>(9).fill(true),
    false,
    false,
  ]);
  expect(promiseEnds({ ...cairn, throughput: undefined })).toBe(10);
});

test("no battery of the sample is expected to fall below its promise while it holds", async () => {
  const { products } = await readSample();
  const plotted = products.flatMap(({ id, data: { specs } }) => {
    const {
      nominalEnergy: nominal,
      usableEnergy: usable = nominal,
      cycles,
      endOfLifeCapacity: endShare,
    } = specs;
    const { performanceWarrantyYears, warrantyYears, throughput } = specs;
    const years = performanceWarrantyYears ?? warrantyYears;
    return nominal && cycles ? [{ id, nominal, usable, cycles, endShare, years, throughput }] : [];
  });
  expect(plotted.length).toBeGreaterThan(10);
  for (const battery of plotted as unknown as Parameters<typeof capacityFade>[0][]) {
    for (const { nominal, promised } of capacityFade(battery)) {
      if (promised !== null) expect(nominal).toBeGreaterThanOrEqual(promised);
    }
  }
});
