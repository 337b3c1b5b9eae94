import { z } from "zod";
import { areaKinds, deviceKinds } from "#db/schema/shapes.ts";
import { line, slug } from "../fields.ts";

const figure = z.number().min(0);

/** What was measured before and after, side by side: each with its month, or all with the labels of the texts. */
export const measured = z
  .array(
    z.strictObject({
      month: z.int().min(1).max(12).optional(),
      before: figure.optional(),
      after: figure.optional(),
    }),
  )
  .min(1)
  .max(12);

/** What the figures count, the two periods, and who measured how. */
export const measuredText = z.strictObject({
  what: line,
  unit: z.string().trim().min(1).max(16),
  before: line,
  after: line,
  labels: z.array(line).min(1).max(12).optional(),
  source: line,
});

const metres = z.number().min(0).max(2000);
const length = z.number().positive().max(2000);
const at = { x: metres, y: metres };

/** The site from above, in metres from its upper left corner; north is turned from upwards by so many degrees, clockwise. */
export const plan = z.strictObject({
  width: length,
  depth: length,
  north: z.number().min(0).lt(360).optional(),
  areas: z
    .array(
      z.strictObject({
        id: slug,
        kind: z.enum(areaKinds),
        ...at,
        width: length,
        depth: length,
        /** Of panels, kWp. */
        power: z.number().positive().optional(),
      }),
    )
    .min(1)
    .max(26),
  devices: z
    .array(
      z.strictObject({
        id: slug,
        kind: z.enum(deviceKinds),
        ...at,
        product: slug.optional(),
        quantity: z.int().min(1).optional(),
      }),
    )
    .min(1)
    .max(20),
  /** As they are laid, with what goes up and down walls. */
  cables: z.array(z.strictObject({ from: slug, to: slug, length })),
});

/** Every area has a name; a device without one is called by its product or its kind. */
export const planText = z.strictObject({ names: z.record(slug, line) });
