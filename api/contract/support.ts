import { z } from "zod";
import { formField, formGuards, get, id, keyword, post } from "./call.ts";
import { counted, faqGroup, language } from "./shapes.ts";
import { office } from "./site.ts";

const warrantyRow = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  series: z.array(z.object({ id: z.string(), name: z.string() })),
  market: z.string().nullable(),
  years: z.int(),
  performanceYears: z.int().nullable(),
  extendableTo: z.array(z.int()),
  extendWithinMonths: z.int().nullable(),
  cycles: z.int().nullable(),
  endCapacity: z.number().nullable(),
  starts: z.string(),
  limit: z.string().nullable(),
  note: z.string().nullable(),
  language,
});

const lightTable = z.object({
  id: z.string(),
  series: z.array(z.string()),
  products: z.array(z.string()).nullable(),
  lamps: z.array(z.string()).nullable(),
  language,
  entries: z.array(
    z.object({
      id: z.string(),
      lights: z
        .array(z.string())
        .optional()
        .meta({ description: "One for each lamp: colour and rhythm, such as `red 2`, or `off`" }),
      code: z.string().optional(),
      sound: z.enum(["beep", "tone", "horn"]).optional(),
      danger: z.enum(["none", "care", "danger"]),
      call: z.enum(["none", "returns", "now"]),
      pattern: z.string(),
      meaning: z.string(),
      owner: z.string(),
      installer: z.string().optional(),
      part: z.string().optional(),
    }),
  ),
});

export const supportCalls = {
  "support/getLightList": get(
    "What lights, codes and sounds mean; with a keyword also which of them it finds, as table/entry",
    { keyword: keyword.optional() },
    z.object({
      tables: z.array(lightTable),
      models: z.array(
        z.object({
          id: z.string(),
          model: z.string(),
          name: z.string(),
          series: z.string(),
          seriesName: z.string(),
          legacy: z.boolean(),
          manual: z.object({ id: z.string(), language, path: z.string(), readable: z.boolean() }).nullable(),
        }),
      ),
      found: z.array(z.string()).nullable(),
    }),
  ),
  "support/getFaqListByCategoryList": get(
    "Questions and answers in groups",
    { category: id.optional(), keyword: keyword.optional() },
    z.object({ total: z.int(), groups: z.array(faqGroup) }),
  ),
  "support/getWarrantyListByCategoryList": get(
    "Warranty rows of a market, and its terms",
    { category: id.optional(), market: id.optional() },
    z.object({
      rows: z.array(warrantyRow),
      markets: z.array(counted),
      market: z.string().nullable(),
      office: office.nullable().meta({ description: "Whom to call about a claim in this market" }),
      terms: z.object({ title: z.string(), body: z.string(), language }).nullable(),
      marketTerms: z.object({ title: z.string(), body: z.string(), language }).nullable(),
    }),
  ),
  "support/insertOnlineMessage": post(
    "Sends a message to the maker",
    {
      name: formField,
      phone: formField,
      email: formField,
      product: formField,
      company: formField,
      address: formField,
      country: formField,
      message: formField,
      serialNumber: formField,
      ...formGuards,
    },
    z.object({ id: z.string() }),
  ),
  "support/getFormStamp": get(
    "A signed time stamp that every form carries; it is taken after three seconds",
    {},
    z.object({ stamp: z.string() }),
  ),
  "support/insertFaqVote": post(
    "Tells whether an answer was useful",
    { entry: id, useful: z.enum(["yes", "no"]) },
    z.object({ id: z.string() }),
  ),
};
