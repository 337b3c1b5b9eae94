import { z } from "zod";
import { country, line, paragraph, position, slug } from "../fields.ts";

const names = z.record(slug, line);
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
          coefficient: z.number().min(-1).max(0),
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
    cities: z
      .array(
        z.strictObject({
          id: slug,
          cold: z.number().min(-60).max(40),
          hot: z.number().min(0).max(60),
          sun: above.max(10),
          basis: z.enum(["ashrae", "estimate"]),
        }),
      )
      .min(1),
  }),
  text: z.strictObject({ names }),
};

/** content/prices/<currency>.yaml: per litre, per kilowatt-hour, and upkeep of a generator per hour. */
export const prices = {
  data: z.strictObject({
    position,
    currency: z.string().regex(/^[A-Z]{3}$/, "must be a currency such as NGN"),
    date: z.iso.date(),
    petrol: above,
    diesel: above,
    electricity: above,
    upkeep: above,
  }),
  text: z.strictObject({ basis: paragraph }),
};
