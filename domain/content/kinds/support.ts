import { z } from "zod";
import { callWhens, dangers, sounds } from "#db/schema/support.ts";
import { answers, country, html, line, position, slug } from "../fields.ts";

const light = z
  .string()
  .regex(
    /^(off|(green|blue|amber|red) (on|slow|fast|flash|run|[1-9]))$/,
    "must be a light such as red on or red 2",
  );

/**
 * content/lights/<table>.yaml: what lights, codes and sounds mean, for one series or several that share it. A light is a
 * colour and a rhythm: on, slow, fast, flash, run, or a number of flashes before a pause; one for each lamp.
 */
export const lights = {
  data: z.strictObject({
    position,
    series: z.array(slug).min(1),
    products: z.array(slug).optional(),
    lamps: z.array(line).optional(),
    entries: z
      .array(
        z.strictObject({
          id: slug,
          lights: z.array(light).optional(),
          code: line.optional(),
          sound: z.enum(sounds).optional(),
          danger: z.enum(dangers),
          call: z.enum(callWhens),
        }),
      )
      .min(1),
  }),
  text: z.strictObject({
    entries: z.record(
      slug,
      z.strictObject({ meaning: line, owner: line, installer: line.optional(), part: line.optional() }),
    ),
  }),
};

/** content/faq/<group>.yaml: a group and the order of its entries; the words are keyed by entry id. */
export const faq = {
  data: z.strictObject({ position, categories: z.array(slug).optional(), entries: z.array(slug).min(1) }),
  text: z.strictObject({
    title: line,
    entries: z.record(slug, z.strictObject({ question: line, answer: html, answers })),
  }),
};

export const warranty = {
  data: z.strictObject({
    position,
    market: country.optional(),
    category: slug,
    series: z.array(slug).min(1),
    years: z.int().min(1),
    performanceYears: z.int().optional(),
    extendableTo: z.array(z.int()).optional(),
    extendWithinMonths: z.int().optional(),
    cycles: z.int().optional(),
    endCapacity: z.number().min(0).max(1).optional(),
    starts: z.enum(["installation", "purchase", "commissioning"]),
    dispatchMonths: z.int().optional(),
  }),
  text: z.strictObject({ name: line, limit: line.optional(), starts: line, note: line.optional() }),
};

/** content/warranty-terms/<default or country code in lower case>.yaml */
export const warrantyTerms = {
  data: z.strictObject({ position, office: slug.optional() }),
  text: z.strictObject({ title: line, body: html }),
};
