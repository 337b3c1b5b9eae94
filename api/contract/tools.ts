import { z } from "zod";
import { categoryRoles, type Installation } from "#db/schema/shapes.ts";
import { findable, get, yesOrNo } from "./call.ts";
import { fit } from "./catalogue.ts";
import { image, language } from "./shapes.ts";

/** The input of a calculator, in the form of its page's address, so that both share one description. */
const form = z
  .string()
  .max(8000)
  .transform(findable)
  .default("")
  .meta({ description: "The query of the tool's page, such as v=1&inverter= and its id" });
const ask = yesOrNo.default(true).meta({ description: "false gives the lists of the form and no answer" });

const figures = z.record(z.string(), z.number());
const faults = z.record(z.string(), z.object({ rule: z.string(), figures }));
const light = z.enum(["green", "amber", "red", "unknown"]);
const option = z.object({ id: z.string(), model: z.string(), name: z.string() });
const module = z.object({
  power: z.number(),
  voc: z.number(),
  vmp: z.number(),
  isc: z.number(),
  imp: z.number(),
  coefficient: z.number(),
  vmpCoefficient: z.number().optional(),
});
const city = z.object({
  id: z.string(),
  name: z.string(),
  cold: z.number().meta({ description: "The lowest of 20 years" }),
  record: z.object({ cold: z.number(), source: z.string() }).optional(),
  hot: z.number(),
  sun: z.number(),
  basis: z.enum(["ashrae", "estimate"]),
});
const places = z.array(
  z.object({
    country: z.string(),
    supply: z.object({ single: z.number(), three: z.number() }).nullable(),
    name: z.string(),
    cities: z.array(city),
  }),
);
const listedModule = module.extend({ id: z.string(), name: z.string(), area: z.number() });

const stringCheck = z.object({
  rule: z.enum([
    "coldVoltage",
    "coldMpp",
    "hotMpp",
    "start",
    "current",
    "shortCircuit",
    "inputs",
    "power",
    "ratio",
  ]),
  light,
  figures,
});

const stringAnswer = z.object({
  voltages: figures,
  fewest: z.int(),
  most: z.int(),
  trackers: z.array(
    z.object({
      modules: z.int(),
      strings: z.int(),
      proposed: z.boolean(),
      mostStrings: z.int(),
      checks: z.array(stringCheck),
    }),
  ),
  total: z.int(),
  power: z.number(),
  whole: z.array(stringCheck),
  light,
});

const transformer = z
  .object({ phase: z.enum(["single", "three"]), supply: z.number(), low: z.number(), high: z.number() })
  .nullable();
const fitAnswer = fit.omit({ product: true });
const slot = z.enum(["inverter", "battery", "logger", "meter", "charger"]);
const variant = z.object({
  name: z.enum(["a", "b", "c"]),
  chosen: z.record(slot, z.string()),
  units: z.int(),
  batteries: z.int(),
  inverter: option.nullable(),
  battery: option.nullable(),
  fit: fitAnswer.nullable(),
  senseless: z.boolean(),
  fitting: z.array(option.extend({ units: z.int() })),
  limits: z.array(
    z.object({
      rule: z.enum([
        "parallel",
        "threePhase",
        "batteries",
        "groups",
        "current",
        "power",
        "accessory",
        "charger",
      ]),
      value: z.number(),
      limit: z.number(),
      light: z.enum(["green", "amber", "red"]),
      model: z.string(),
    }),
  ),
  parts: z.array(option.extend({ quantity: z.int(), role: z.string() })),
  transformer,
  wires: z.array(
    z.object({
      circuit: z.enum([
        "each-battery",
        "battery",
        "grid",
        "back-up",
        "input",
        "output",
        "supply",
        "earth",
        "box-grid",
        "box-back-up",
        "box-earth",
      ]),
      copper: z.number(),
      protection: z.number().nullable(),
      poles: z.number().nullable(),
      rcd: z.number().nullable(),
      quantity: z.int(),
    }),
  ),
  totals: z.object({ rated: z.number(), usable: z.number(), pv: z.number(), weight: z.number() }),
});

const part = option.extend({
  quantity: z.int(),
  role: z.enum(["inverter", "system", "battery", "box", "logger"]),
});
const hour = z.object({
  load: z.number(),
  solar: z.number(),
  direct: z.number(),
  charging: z.number(),
  gridCharging: z.number(),
  fromBattery: z.number(),
  other: z.number(),
  missing: z.number(),
  surplus: z.number(),
  level: z.number(),
});
const system = z.object({
  rated: z.number(),
  peak: z.number(),
  usable: z.number(),
  units: z.int(),
  batteries: z.int(),
  modules: z.int(),
  panels: z.number(),
  wanted: z.int(),
  layout: z
    .object({ inverters: z.int(), strings: z.int(), modules: z.int(), total: z.int() })
    .nullable()
    .meta({ description: "Equal strings on each of some inverters" }),
  groups: z.int().meta({ description: "Main fuses of the bank that all inverters share" }),
  transformer,
  hoursAtOnce: z.number(),
  hoursOnAverage: z.number(),
  parts: z.array(part),
  day: z.array(hour),
});
const needsAnswer = z.object({
  day: z.object({
    hours: z.array(z.number()),
    energy: z.number(),
    peak: z.number(),
    surge: z.number(),
    start: z.number(),
  }),
  inCuts: z.number(),
  stored: z.number(),
  offGrid: z.boolean(),
  systems: z.array(
    z.object({
      tier: z.enum(["smallest", "usual", "generous"]),
      need: z.object({
        power: z.number(),
        surge: z.number(),
        start: z.number(),
        energy: z.number(),
        panels: z.int(),
        offGrid: z.boolean(),
        roof: z.int().meta({ description: "Panels that the roof has room for; -1 when nobody said" }),
      }),
      system: system.nullable(),
      shortfall: z
        .object({
          rule: z.enum(["power", "surge", "start", "energy", "lasting", "panels", "roof"]),
          needed: z.number(),
          most: z.number(),
          model: z.string(),
          units: z.int(),
          ask: z.enum(["panels", "threePhase", "divide"]),
          instead: z.string(),
        })
        .nullable(),
    }),
  ),
  generator: z.object({
    rated: z.number(),
    load: z.number(),
    litresPerHour: z.number(),
    hours: z.number(),
    litres: z.number(),
    fuelCost: z.number(),
    upkeepPerHour: z.number(),
    upkeepCost: z.number(),
    gridEnergy: z.number(),
    gridCost: z.number(),
    saving: z.number(),
    isTyped: z.boolean().meta({ description: "Litres or money of a month were typed" }),
    payback: z.number().optional(),
  }),
});

const specValue = z.union([
  z.number(),
  z.array(z.number()),
  z.array(z.string()),
  z.object({ low: z.number(), high: z.number() }),
]);
/** Device facts as the product's record has them, complete enough for every calculator. */
const installation = z.record(z.string(), z.unknown()) as unknown as z.ZodType<Installation>;

export const calculatorCalls = {
  "tool/getToolData": get(
    "What the string check and the builder compute from, to be taken where there is no connection",
    {},
    z.object({
      devices: z.array(
        option.extend({
          role: z.enum([...categoryRoles, "box"]).nullable(),
          series: z.string(),
          legacy: z.boolean(),
          accessories: z.array(z.string()),
          specs: z.record(z.string(), specValue),
          installation: installation.nullable(),
        }),
      ),
      modules: z.array(listedModule),
      places,
    }),
  ),
  "tool/getNeeds": get(
    "The smallest, the usual and the generous system for a list of appliances, beside a generator",
    { form, ask },
    z.object({
      groups: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          items: z.array(
            z.object({
              id: z.string(),
              name: z.string(),
              watts: z.number(),
              surge: z.number(),
              hours: z.number(),
              from: z.int(),
              icon: z.string(),
            }),
          ),
        }),
      ),
      modules: z.array(listedModule),
      places,
      prices: z.array(
        z.object({
          currency: z.string(),
          date: z.string(),
          petrol: z.number(),
          diesel: z.number(),
          electricity: z.number(),
          upkeep: z.number(),
          rate: z.number().nullable(),
          basis: z.string(),
        }),
      ),
      faults,
      sun: z.number().nullable(),
      answer: needsAnswer.nullable(),
    }),
  ),
  "tool/getBuild": get(
    "Up to three systems put together from the catalogue, with what fits, limits, parts and cables",
    { form, ask },
    z.object({
      options: z.array(option.extend({ legacy: z.boolean(), slot })),
      countries: z.array(z.object({ country: z.string(), name: z.string() })),
      faults,
      variants: z.array(variant),
      looks: z
        .array(z.object({ id: z.string(), image, language }))
        .meta({ description: "The pictures of the batteries, and the language of their names" }),
    }),
  ),
  "tool/getStringCheck": get(
    "Whether strings of a module fit an inverter at a place, with every sum",
    { form, ask },
    z.object({
      inverters: z.array(option.extend({ legacy: z.boolean() })),
      modules: z.array(listedModule),
      places,
      faults,
      trackers: z.int(),
      device: option.nullable(),
      module: module.nullable(),
      climate: z
        .object({ cold: z.number(), hot: z.number(), mounting: z.enum(["open", "roof", "flush"]) })
        .nullable(),
      input: z
        .object({
          maxVoltage: z.number(),
          start: z.number().optional(),
          mppt: z.object({ low: z.number(), high: z.number() }),
          trackers: z.array(
            z.object({
              current: z.number().optional(),
              shortCircuit: z.number().optional(),
              inputs: z.number().optional(),
            }),
          ),
          maxPower: z.number().optional(),
          ratedPower: z.number(),
        })
        .nullable(),
      answer: stringAnswer.nullable(),
    }),
  ),
};
