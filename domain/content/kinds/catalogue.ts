import { z } from "zod";
import { categoryRoles, faces, namedFilters } from "#db/schema/shapes.ts";
import {
  answers,
  country,
  html,
  instant,
  latitude,
  line,
  longitude,
  mediaId,
  paragraph,
  position,
  productCounts,
  productTypes,
  results,
  segment,
  segments,
  slug,
} from "../fields.ts";
import { measured, measuredText, plan, planText } from "./cases.ts";
import { installation } from "./installation.ts";

const named = z.strictObject({ name: line, tagline: line, description: paragraph });

export const categories = {
  data: z.strictObject({
    position,
    image: mediaId.optional(),
    productTypes,
    role: z
      .enum(categoryRoles)
      .optional()
      .describe("What its products are to the tools and checks, however it is called; without it, nothing"),
  }),
  text: named.extend({ answers }),
};

export const series = {
  data: z.strictObject({
    category: slug,
    position,
    image: mediaId.optional(),
    face: z
      .enum(faces)
      .optional()
      .describe("The front in drawings; without it, a housing with a window and a lamp"),
  }),
  text: named,
};

const specId = z.string().regex(/^[a-z][A-Za-z0-9]*$/, "must be a name in camelCase");

const specFilter = z
  .strictObject({
    as: z
      .enum(namedFilters)
      .optional()
      .describe(
        "A filter that the site has a word for; several specs may share one. Without it, the name of the spec",
      ),
    steps: z.array(z.number().min(0)).min(1).optional().describe("Numbers are cut into spans here, rising"),
    words: z.array(slug).optional().describe("A word for each span, in place of its numbers: low, high"),
  })
  .refine(({ steps = [] }) => steps.every((step, place) => place === 0 || step > (steps[place - 1] ?? 0)), {
    path: ["steps"],
    message: "must rise from one to the next",
  })
  .refine(({ steps = [], words }) => !words || words.length === steps.length, {
    path: ["words"],
    message: "must be as many as there are steps",
  })
  .refine(({ as, steps, words }) => (as !== "power" && as !== "energy") || (steps && !words), {
    path: ["as"],
    message: "power and energy are told in numbers: steps, and no words",
  })
  .refine(({ as, words }) => as !== "voltage" || words?.every((word) => word === "low" || word === "high"), {
    path: ["as"],
    message: "voltage is told in the words low and high",
  });

/** content/specs/definitions.yaml: every measure a product can state, grouped in the order of the tables. */
export const specs = {
  data: z.strictObject({
    groups: z.array(
      z.strictObject({
        id: slug,
        specs: z.array(
          z
            .strictObject({
              id: specId,
              type: z.enum(["number", "range", "list", "code", "choice", "flag"]),
              unit: z.string().optional(),
              key: z.literal(true).optional(),
              choices: z.array(slug).optional(),
              /** Shown as a filter of the lists; numbers are cut into spans at the steps. */
              filter: specFilter.optional(),
              /** Lists can be sorted by it. */
              sort: z.literal(true).optional(),
              /** Comparisons draw it as bars; for numbers only. */
              plot: z.literal(true).optional(),
            })
            .refine(({ plot, type }) => !plot || type === "number", "only a number can be plotted")
            .refine(({ id }) => id !== "market" && id !== "segment", "is the name of another filter"),
        ),
      }),
    ),
  }),
  text: z.strictObject({
    groups: z.record(slug, line),
    specs: z.record(
      specId,
      z.strictObject({
        name: line,
        footnote: line.optional(),
        choices: z.record(slug, line).optional(),
      }),
    ),
  }),
};

export const specValue = z.union([
  z.number(),
  z.boolean(),
  z.strictObject({ min: z.number(), max: z.number() }),
  z.array(z.number()).min(1),
  z.string().min(1),
  // One form for one thing: a list of a single word is the word.
  z
    .array(z.string().min(1))
    .min(1)
    .transform((words) => (words.length === 1 ? (words[0] ?? "") : words)),
]);

export const products = {
  data: z.strictObject({
    model: line,
    category: slug,
    series: slug,
    position,
    segments,
    images: z.array(mediaId),
    accessories: z.array(slug).optional(),
    legacy: z.literal(true).optional(),
    endOfSale: instant.optional(),
    endOfSupport: instant.optional(),
    lastFirmware: line.optional(),
    successors: z.array(slug).optional(),
    specs: z.record(specId, specValue),
    approvals: z
      .array(z.strictObject({ market: country.or(z.literal("INT")), standard: line, held: z.boolean() }))
      .optional(),
    installation: installation.optional(),
  }),
  text: z.strictObject({
    name: line,
    summary: line,
    headline: line.optional().describe("What sets it apart, in a few words: the head of its first section"),
    description: html,
    uses: z.array(line).optional(),
    features: z.array(z.strictObject({ title: line, text: paragraph })).optional(),
    successorNote: paragraph.optional(),
  }),
};

const percent = z.number().min(0).max(100);
const day = z.array(z.number().min(0)).length(24);

export const solutions = {
  data: z.strictObject({
    position,
    segment,
    /** The door of the home page and of the menu that it stands behind. */
    door: z.enum(["home", "business", "offGrid"]).optional(),
    image: mediaId.optional(),
    /** Numbers on the picture, in the order of the legend: per cent from its left and its upper edge. */
    marks: z.record(slug, z.tuple([percent, percent])).optional(),
    products: productCounts,
    cases: z.array(slug).optional(),
    pvPower: z.number().optional(),
    inverterPower: z.number().optional(),
    storageEnergy: z.number().optional(),
    grid: z.literal(true).optional(),
    generator: z.literal(true).optional(),
    /** Hour by hour in kW; above the grid limit the battery gives, below it the grid fills the battery. */
    day: z.strictObject({ load: day, solar: day, gridLimit: z.number().positive().optional() }).optional(),
  }),
  text: z.strictObject({
    title: line,
    answers,
    summary: line,
    situation: paragraph,
    body: html,
    results: results.optional(),
    /** What each number on the picture points to. */
    marks: z.record(slug, line).optional(),
  }),
};

export const cases = {
  data: z.strictObject({
    category: slug,
    country,
    segment,
    year: z.int().min(2007),
    date: instant,
    latitude,
    longitude,
    pvPower: z.number().optional(),
    power: z.number().optional(),
    energy: z.number().optional(),
    products: productCounts,
    solution: slug.optional(),
    image: mediaId.optional(),
    measured: measured.optional(),
    plan: plan.optional(),
  }),
  text: z.strictObject({
    title: line,
    answers,
    place: line,
    summary: line,
    body: html,
    results: results.min(1).max(3),
    quote: z.strictObject({ text: paragraph, by: line }).optional(),
    measured: measuredText.optional(),
    plan: planText.optional(),
  }),
};
