import { z } from "zod";
import { country, html, line, position, slug } from "../fields.ts";

/** content/faq/<group>.yaml: a group and the order of its entries; the words are keyed by entry id. */
export const faq = {
  data: z.strictObject({ position, categories: z.array(slug).optional(), entries: z.array(slug).min(1) }),
  text: z.strictObject({
    title: line,
    entries: z.record(slug, z.strictObject({ question: line, answer: html })),
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
  data: z.strictObject({ position }),
  text: z.strictObject({ title: line, body: html }),
};
