import { expect, test } from "vitest";
import { sampleDevices } from "#tests/support/sample-devices.ts";
import { answerBuilderForm } from "./builder-form.ts";

const devices = await sampleDevices();
const countries = [
  { country: "MX", supply: { single: 127, three: 220 } },
  { country: "PE", supply: { single: 220, three: 380 } },
];
const build = (query: string) => answerBuilderForm(new URLSearchParams(query), devices, countries);

test("a system is built from an inverter and a battery, with its limits and its list", () => {
  const [variant] = build(
    "a-inverter=hd-r5-1p&a-units=2&a-battery=hd-c5&a-batteries=2&a-logger=hd-bw",
  ).variants;
  expect(variant?.fit).toMatchObject({ fits: true, units: 16 });
  // 2 × 2 batteries, and one box for up to three inverters
  expect(variant?.parts.map(({ quantity, id }) => `${quantity} ${id}`)).toEqual([
    "2 hd-r5-1p",
    "4 hd-c5",
    "1 hd-pb",
    "1 hd-bw",
  ]);
  // 2 × 5 kW, 4 × 4.61 kWh, 2 × 7.5 kW, 2 × 22 + 4 × 47 kg
  expect(variant?.totals).toMatchObject({ rated: 10, pv: 15, weight: 232 });
  expect(variant?.totals.usable).toBeCloseTo(18.44);
  expect(variant?.limits.map(({ rule, light }) => `${rule} ${light}`)).toEqual([
    "parallel green",
    "batteries green",
    "current green",
    "power green",
    "accessory green",
  ]);
});

test("limits are shown as they are reached", () => {
  const lights = (query: string) =>
    Object.fromEntries(build(query).variants[0]?.limits.map(({ rule, light }) => [rule, light]) ?? []);
  expect(lights("a-inverter=hd-r5-1p&a-units=10")).toEqual({ parallel: "red" });
  expect(lights("a-inverter=hd-r5-1p&a-battery=hd-c5&a-batteries=1")).toMatchObject({
    batteries: "green",
    power: "amber",
  });
  expect(lights("a-inverter=hd-r5-1p&a-battery=hd-c5&a-batteries=17")).toMatchObject({ batteries: "red" });
  expect(lights("a-inverter=hd-o5-48&a-meter=hd-bm3")).toMatchObject({ accessory: "red" });
  expect(lights("a-inverter=hd-r5-1p&a-charger=hd-e7")).toMatchObject({ charger: "amber" });
});

test("on one phase there are no more inverters than the busbars carry, and more only as a three-phase group", () => {
  const units = (inverter: string, count: number) =>
    build(`a-inverter=${inverter}&a-units=${count}`).variants[0]?.limits.map(
      ({ rule, light, limit }) => `${rule} ${light} ${limit}`,
    );
  expect(units("hd-r12-1p", 3)).toEqual(["parallel green 3"]);
  expect(units("hd-r12-1p", 4)).toEqual(["parallel red 3"]);
  expect(units("hd-r12-1p", 6)).toEqual(["threePhase amber 2"]);
  expect(units("hd-r6-1p", 7)).toEqual(["parallel red 6"]);
  expect(units("hd-r3-6-1p", 9)).toEqual(["parallel green 9"]);
});

test("all inverters share one bank, in groups that their fuses can break", () => {
  const lights = (query: string) =>
    build(query).variants[0]?.limits.map(
      ({ rule, light, value, limit }) => `${rule} ${light} ${value}/${limit}`,
    );
  expect(lights("a-inverter=hd-r5-1p&a-units=3&a-battery=hd-c5&a-batteries=16")).toContain(
    "batteries red 48/16",
  );
  const large = lights("a-inverter=hd-r12-1p&a-units=3&a-battery=hd-c16&a-batteries=5");
  expect(large).toContain("batteries green 15/16");
  // 5 × 9 kA = 45 of 50 kA
  expect(large).toContain("groups amber 3/5");
});

test("no choice has a green light and a warning for the same thing", () => {
  const [variant] = build("a-battery=hd-c10&a-inverter=hd-r6-1p&v=1").variants;
  expect(variant?.limits.find(({ rule }) => rule === "power")?.light).toBe("amber");
  expect(variant?.fit?.checks.map(({ rule }) => rule)).toEqual([
    "voltage",
    "chemistry",
    "protocol",
    "listed",
  ]);
});

test("where the supply is not the inverter's, a transformer is named", () => {
  const transformer = (query: string) => build(query).variants[0]?.transformer;
  expect(transformer("country=MX&a-inverter=hd-r5-1p")).toEqual({
    phase: "single",
    supply: 127,
    low: 220,
    high: 240,
  });
  expect(transformer("country=MX&a-inverter=hd-s8-3p")).toEqual({
    phase: "three",
    supply: 220,
    low: 380,
    high: 400,
  });
  expect(transformer("country=PE&a-inverter=hd-r5-1p")).toBeNull();
  expect(transformer("a-inverter=hd-r5-1p")).toBeNull();
  expect(build("country=XX&a-inverter=hd-r5-1p").faults).toMatchObject({ country: { rule: "unknown" } });
});

test("cables are listed for each battery, each inverter and the box that joins them", () => {
  const [variant] = build("a-inverter=hd-r5-1p&a-units=2&a-battery=hd-c5&a-batteries=2").variants;
  expect(
    variant?.wires.map(({ quantity, circuit, copper, protection }) =>
      [quantity, circuit, copper, protection ?? "–"].join(" "),
    ),
  ).toEqual([
    "4 each-battery 35 125",
    "2 battery 50 160",
    "2 grid 6 32",
    "2 back-up 6 32",
    "2 earth 16 –",
    "1 box-grid 70 200",
    "1 box-back-up 70 200",
    "1 box-earth 35 –",
  ]);
});

test("what does not fit says so with the reasons of the product page", () => {
  const [variant] = build("a-inverter=hd-s10-3p&a-battery=hd-c5").variants;
  expect(variant?.fit?.fits).toBe(false);
  expect(variant?.fit?.checks.filter(({ passed }) => !passed).map(({ rule }) => rule)).toEqual([
    "voltage",
    "listed",
  ]);
});

test("a product to start from goes where it belongs, and what fits is offered", () => {
  expect(build("start=hd-c5").variants[0]?.fitting.map(({ id }) => id)).toEqual([
    ...["hd-r3-6-1p", "hd-r5-1p", "hd-r6-1p", "hd-r8-1p", "hd-r12-1p", "hd-o5-48", "hd-o6-2-48"],
  ]);
  expect(build("start=hd-s30-3p").variants[0]?.fitting.map(({ id, units }) => `${units} ${id}`)).toEqual([
    ...["2 hd-t10", "2 hd-t15", "2 hd-t20", "2 hd-t25"],
  ]);
});

test("a battery behind an inverter without an input for one is no question", () => {
  expect(build("a-inverter=hd-m25-3p&a-battery=hd-c5").variants[0]).toMatchObject({
    fit: null,
    senseless: true,
  });
});

test("every current product can be started from or is part of something that can", () => {
  const lost = devices.filter(({ id, legacy, role }) => {
    const [variant] = build(`start=${id}`).variants;
    return !legacy && !variant && role !== "monitoring" && id !== "hd-pb";
  });
  expect(lost).toEqual([]);
});
