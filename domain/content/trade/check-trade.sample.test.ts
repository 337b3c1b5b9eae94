import { expect, test } from "vitest";
import { readSample } from "#tests/support/sample-content.ts";
import type { Content, RecordOf } from "../records.ts";
import { checkTrade } from "./check-trade.ts";

const content = await readSample();
type Product = RecordOf<"products">;

/** What the rules say of the sample with one product changed. */
function told(id: string, change: (data: Product["data"]) => Partial<Product["data"]>) {
  const products = content.products.map((product) =>
    product.id === id ? { ...product, data: { ...product.data, ...change(product.data) } } : product,
  );
  return say({ ...content, products });
}
const toldWith = (id: string, specs: Product["data"]["specs"]) =>
  told(id, (data) => ({ specs: { ...data.specs, ...specs } }));
const say = (changed: Content) => checkTrade(changed).map(({ file, message }) => `${file} ${message}`);

test("the sample keeps the rules of the trade", () => {
  expect(checkTrade(content)).toEqual([]);
});

test("an AC current that its power does not make is named", () => {
  expect(toldWith("hd-s20-3p", { acCurrent: 35 })).toEqual([
    "products/hd-s20-3p.yaml acCurrent is 35 A, but 20000 W make 30.4 or 28.9 A",
  ]);
});

test("an energy that volts and ampere-hours do not make is named, and one beyond the depth of discharge", () => {
  expect(toldWith("hd-c5", { nominalEnergy: 5.5 })[0]).toContain("51.2 V × 100 Ah make 5.12 kWh");
  expect(toldWith("hd-c5", { usableEnergy: 5 })[0]).toContain("90 % of 5.12 kWh make 4.61 kWh");
});

test("a tracker that works above the maximum voltage is named, and one that starts outside its range", () => {
  expect(toldWith("hd-r5-1p", { mpptVoltage: { min: 80, max: 560 } })[0]).toContain(
    "must rise and end at maxPvVoltage, 550 V, or below",
  );
  expect(toldWith("hd-r5-1p", { mpptVoltage: { min: 80, max: 550 } })).toEqual([]);
  expect(toldWith("hd-r5-1p", { startVoltage: 70 })[0]).toContain("lies outside the trackers' 80 to 500 V");
});

test("an inverter whose list of batteries is missing is named", () => {
  expect(
    told("hd-r6-1p", (data) => ({ installation: { ...data.installation, batteries: undefined } }))[0],
  ).toContain("no installation.batteries");
});

test("more inverters on one phase than the busbars of their box carry are named", () => {
  // 13,200 VA ÷ 220 V = 60 A each, on bars for 200 A
  expect(toldWith("hd-r12-1p", { unitsPerPhase: 4 })).toEqual([
    "products/hd-r12-1p.yaml 4 units on one phase draw 240 A, but the busbars of hd-pb carry 200 A",
  ]);
  expect(toldWith("hd-r12-1p", { parallelUnits: 12 })[0]).toContain("more than three phases of 3");
  expect(told("hd-r5-1p", () => ({ accessories: ["hd-bw"] }))[0]).toContain("no accessory is a box");
});

test("a group of batteries that a fuse cannot break is named", () => {
  const group = (count: number | undefined) =>
    told("hd-c16", (data) => ({ installation: { ...data.installation, group: count } }));
  expect(group(6)).toEqual([
    "products/hd-c16.yaml a group of 6 drives 54 kA into a short circuit, but its own fuse breaks 50 kA",
  ]);
  expect(group(undefined)[0]).toContain("not how many stand in one group");
  expect(group(17)[0]).toContain("more than the 16 of maxParallel");
});

test("an upkeep that follows another exchange rate is named", () => {
  const prices = content.prices.map((price) =>
    price.id === "ngn" ? { ...price, data: { ...price.data, upkeep: 350 } } : price,
  );
  expect(say({ ...content, prices })).toEqual(["prices/ngn.yaml upkeep is 0.241 dollars, but aud has 0.070"]);
});

test("batteries that fit no inverter beside them are named, and more than fit", () => {
  const change = (products: { product: string; quantity: number }[]) =>
    say({
      ...content,
      solutions: content.solutions.map((solution) =>
        solution.id === "evening-storage" ? { ...solution, data: { ...solution.data, products } } : solution,
      ),
    });
  const summit = { product: "hd-s8-3p", quantity: 1 };
  expect(change([summit, { product: "hd-c5", quantity: 1 }])).toEqual([
    "solutions/evening-storage.yaml names hd-c5, which fits no inverter beside it",
  ]);
  expect(change([summit, { product: "hd-t15", quantity: 2 }])).toEqual([
    "solutions/evening-storage.yaml names 2 × hd-t15, but its inverters take 1 at most",
  ]);
});

test("a cabinet outdoors below IP54 is named, and an indoor device that speaks of the open air", () => {
  expect(toldWith("hd-q50-100", { protection: "IP20" })[0]).toContain("does not stand on a plinth");
  const products = content.products.map((product) =>
    product.id === "hd-b5" && product.texts.en
      ? { ...product, texts: { en: { ...product.texts.en, summary: "For a carport" } } }
      : product,
  );
  expect(say({ ...content, products })).toEqual([
    'products/hd-b5.yaml IP20 is for indoors, but its text says "carport"',
  ]);
});

const toldOf = (id: string, text: string) =>
  say({
    ...content,
    products: content.products.map((product) =>
      product.id === id && product.texts.en
        ? { ...product, texts: { en: { ...product.texts.en, description: text } } }
        : product,
    ),
  });

test("a string that the cold makes too long is named, and one whose sum is wrong or missing", () => {
  const say = (panels: number, sum: string) => `At −5 °C ${panels} panels of 49.8 V are the most (${sum} V).`;
  expect(toldOf("hd-r5-1p", "Ten panels of 49.8 V, or 10 panels of 49.8 V.")).toEqual([
    "products/hd-r5-1p.yaml advice on strings must name the lowest temperature and its sum",
  ]);
  expect(toldOf("hd-m25-3p", say(21, "1,131"))[0]).toContain(
    "21 panels make 1131 V at −5 °C; the most below 1100 V",
  );
  expect(toldOf("hd-m25-3p", say(20, "1,077"))).toEqual([]);
  expect(toldOf("hd-m25-3p", say(20, "1,070"))[0]).toContain("make 1077 V at −5 °C, not 1,070 V");
});

test("a breaker or a fuse below the current, and a fuse below the voltage, is named", () => {
  expect(toldWith("hd-s20-3p", { maxDischargeCurrent: 80 })).toContain(
    "products/hd-s20-3p.yaml the battery fuse is 63 A, but maxDischargeCurrent is 80 A",
  );
  const circuit = (breaker: number) => (data: Product["data"]) => ({
    installation: {
      ...data.installation,
      circuits: data.installation?.circuits?.map((one) => ({ ...one, breaker })),
    },
  });
  expect(told("hd-s20-3p", circuit(25))[0]).toContain("the breaker of grid is 25 A, but acCurrent is 28.9 A");
  expect(toldWith("hd-r5-1p", { batteryVoltage: { min: 40, max: 100 } })).toContain(
    "products/hd-r5-1p.yaml the battery fuse breaks 80 V, but the battery reaches 100 V",
  );
});

test("distances that are missing, or differ inside a series, are named", () => {
  expect(
    told("hd-c10", (data) => ({ installation: { ...data.installation, distance: undefined } })),
  ).toContain(
    "products/hd-c10.yaml has no installation.clearance, or stores energy and has no installation.distance",
  );
  const clearance = { above: 100, below: 300, side: 200, front: 500 };
  expect(told("hd-r12-1p", (data) => ({ installation: { ...data.installation, clearance } }))).toEqual([
    expect.stringMatching(/keeps other distances than hd-\S+ of its series$/),
  ]);
});

test("a cable size that is typed instead of quoted is named", () => {
  expect(toldOf("hd-r5-1p", "Lay 35 mm² to the battery.")).toEqual([
    'products/hd-r5-1p.en.yaml types "35 mm²"; quote it, as in {{…batteryCopper}}',
  ]);
});

test("an indoor device whose place is outdoors, or is not said, is named", () => {
  const moved = content.solutions.map((solution) =>
    solution.id === "farm-borehole"
      ? {
          ...solution,
          data: {
            ...solution.data,
            products: solution.data.products.map((count) => ({ ...count, place: "outdoors" as const })),
          },
        }
      : solution,
  );
  expect(say({ ...content, solutions: moved })).toEqual([
    "solutions/farm-borehole.yaml hd-o6-2-48 is IP21: its place must be indoors",
  ]);
});

test("an approval that is missing, of another kind of device or of another market is named", () => {
  const without = (name: string) => (data: Product["data"]) => ({
    approvals: data.approvals?.filter(({ standard }) => standard !== name),
  });
  const added = (market: string, standard: string) => (data: Product["data"]) => ({
    approvals: [...(data.approvals ?? []), { market, standard, held: true }],
  });
  expect(told("hd-c5", without("UN 38.3"))[0]).toContain("batteries need UN 38.3");
  expect(told("hd-c5", added("INT", "IEC 62109-1/-2"))[0]).toContain("is no standard for batteries");
  expect(told("hd-r5-1p", added("ES", "NRS 097-2-1"))[0]).toContain("NRS 097-2-1 says nothing in ES");
});

test("a warranty in a market whose approval is not held is named", () => {
  const warranty = content.warranty.map((terms) =>
    terms.id === "au-inverters"
      ? { ...terms, data: { ...terms.data, series: ["ridge", "meridian"] } }
      : terms,
  );
  expect(say({ ...content, warranty })).toEqual([
    "warranty/au-inverters.yaml promises meridian a warranty in AU, where the approval of HD-M25-3P is not held",
  ]);
});

test("terms that name an office of nobody are named", () => {
  const terms = content["warranty-terms"].map((one) =>
    one.id === "au" ? { ...one, data: { ...one.data, office: "atlantis" } } : one,
  );
  expect(say({ ...content, "warranty-terms": terms })).toEqual([
    "warranty-terms/au.yaml names the office atlantis, which no variant has",
  ]);
});

test("terms that name a series of another category are named: their link would lead nowhere", () => {
  const [first, ...others] = content.warranty;
  if (!first) throw new Error("the sample has no warranty");
  const strange = { ...first, data: { ...first.data, category: "ev-charging" } };
  expect(say({ ...content, warranty: [strange, ...others] })[0]).toMatch(
    /names the series \w+ of \w+ under ev-charging/,
  );
});

test("two products with one model number are named before the database refuses them", () => {
  expect(told("hd-c5", () => ({ model: "HD-R5-1P" }))).toContain(
    "products/hd-r5-1p.yaml has the model number HD-R5-1P of hd-c5",
  );
});
