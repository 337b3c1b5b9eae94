import { expect, test } from "vitest";
import { plantOf } from "#domain/catalogue/plant.ts";
import { formatNumber } from "#i18n/format-number.ts";
import { readSample } from "#tests/support/sample-content.ts";
import { balanceDay, sumsOf } from "./balance-day.ts";

const content = await readSample();
const specs = new Map(content.products.map(({ id, data }) => [id, data.specs]));
const solutions = content.solutions.flatMap(({ id, data, texts }) => {
  const parts = data.products.map(({ product, quantity }) => ({ quantity, specs: specs.get(product) ?? {} }));
  const plant = { ...plantOf(parts), inverterPower: data.inverterPower ?? null };
  return data.day ? [{ id, texts, sums: sumsOf(balanceDay(data.day, plant)) }] : [];
});

test.each(solutions)("the sums of $id close to a tenth of a kilowatt-hour", ({ sums }) => {
  expect(sums.direct + sums.battery + sums.other).toBeCloseTo(sums.load, 6);
  expect(sums.direct + sums.battery + sums.surplus + sums.lost).toBeCloseTo(
    sums.solar + sums.gridCharging,
    6,
  );
  expect(sums.lost).toBeGreaterThan(0);
});

/** What the words say of the day, by the sum that the plot draws. */
const said: Record<string, (keyof ReturnType<typeof sumsOf>)[]> = {
  "home-backup": ["load", "solar", "battery", "other"],
  "evening-storage": ["load", "solar", "battery", "other"],
  "telecom-tower": ["load"],
  "cold-store": ["load", "solar", "battery"],
  "factory-time-of-use": ["load", "solar", "battery"],
};

test.each(Object.entries(said))("the words of %s agree with its plot in every language", (id, names) => {
  const { texts, sums } = solutions.find((solution) => solution.id === id) ?? {};
  for (const language of ["en", "es", "my"] as const) {
    const words = JSON.stringify(texts?.[language]).replace(/\u00a0/g, " ");
    for (const name of names) {
      const figure = formatNumber(sums?.[name] ?? 0, language === "es" ? "es" : "en");
      expect(words).toContain(`${figure.replace(/\u00a0/g, " ")} kWh`);
    }
  }
});

test("who is said to need nothing else for a day gets nothing else in the plot", () => {
  const tower = solutions.find(({ id }) => id === "telecom-tower");
  expect(tower?.texts.en?.results?.map(({ value }) => value)).toContain("24\u00a0h");
  expect(tower?.sums).toMatchObject({ other: 0, share: 100 });
});
