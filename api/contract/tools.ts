import { z } from "zod";
import { findable, get, yesOrNo } from "./call.ts";

/** The input of a tool as the address of its page has it, so that one sentence holds for both. */
const form = z
  .string()
  .max(8000)
  .transform(findable)
  .default("")
  .meta({ description: "The query of the tool's page, such as v=1&inverter=hd-r5-1p" });
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
});
const city = z.object({
  id: z.string(),
  name: z.string(),
  cold: z.number(),
  hot: z.number(),
  sun: z.number(),
  basis: z.enum(["ashrae", "estimate"]),
});
const places = z.array(z.object({ country: z.string(), name: z.string(), cities: z.array(city) }));
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

export const toolCalls = {
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
