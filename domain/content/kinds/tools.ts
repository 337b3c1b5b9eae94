import { z } from "zod";
import { country, line, paragraph, position, slug } from "../fields.ts";

const names = z.record(slug, line);
const volts = z.int().min(100).max(480);
const degrees = z.number().min(-60).max(40);
const above = z.number().positive();

/** content/appliances/<group>.yaml */
export const appliances = {
  data: z.strictObject({
    position,
    items: z
      .array(
        z.strictObject({
          id: slug,
          watts: above.max(20_000),
          surge: above.max(60_000),
          hours: above.max(24),
          from: z.int().min(0).max(23),
          icon: slug,
        }),
      )
      .min(1),
  }),
  text: z.strictObject({ title: line, names }),
};

/** content/modules/<group>.yaml: solar modules that many people have. */
export const modules = {
  data: z.strictObject({
    position,
    items: z
      .array(
        z.strictObject({
          id: slug,
          power: above.max(1000),
          voc: above.max(200),
          vmp: above.max(200),
          isc: above.max(30),
          imp: above.max(30),
          coefficient: z.number().min(-1).max(0).describe("Of Voc, in per cent per kelvin"),
          vmpCoefficient: z.number().min(-1).max(0).optional().describe("Of Vmp, where it is stated"),
          area: above.max(5),
        }),
      )
      .min(1),
  }),
  text: z.strictObject({ title: line, names }),
};

/** content/places/<country>.yaml */
export const places = {
  data: z.strictObject({
    position,
    country,
    supply: z
      .strictObject({ single: volts, three: volts })
      .describe("Volts between a line and the neutral, and between two lines")
      .optional(),
    cities: z
      .array(
        z.strictObject({
          id: slug,
          cold: degrees.describe("The lowest of 20 years, of the nearest station or our estimate"),
          record: z
            .strictObject({ cold: degrees, source: line })
            .optional()
            .describe("The lowest that was ever measured; without it, three kelvin below the other"),
          hot: z.number().min(0).max(60),
          sun: above.max(10),
          basis: z.enum(["ashrae", "estimate"]),
        }),
      )
      .min(1),
  }),
  text: z.strictObject({ names }),
};

/** content/prices/<currency>.yaml: per litre, per kilowatt-hour, and upkeep of a generator for each kilowatt of it and hour. */
export const prices = {
  data: z.strictObject({
    position,
    currency: z.string().regex(/^[A-Z]{3}$/, "must be a currency such as NGN"),
    date: z.iso.date(),
    petrol: above,
    diesel: above,
    electricity: above,
    upkeep: above,
    rate: above.describe("Of this currency for one US dollar: the upkeep is the same everywhere"),
  }),
  text: z.strictObject({ basis: paragraph }),
};
