import { z } from "zod";
import { forEachLanguage, locales } from "#i18n/locales.ts";

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");
export const mediaId = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, "must name a picture, such as products/x5-front");
export const line = z.string().trim().min(1).max(400);
/** The maker's own words to sort by. */
export const productTypes = z.array(line).describe("Some of `productTypes` in maker/maker.yaml");
export const segments = z.array(line).describe("Some of `segments` in maker/maker.yaml");
export const segment = line.describe("One of `segments` in maker/maker.yaml");
/** A search takes each for a title of what it stands at. */
export const answers = z
  .array(line)
  .min(1)
  .max(60)
  .optional()
  .describe("What visitors say when they want this, one thing each");
export const paragraph = z.string().trim().min(1).max(4000);
/** Rich text in the editor's vocabulary; cleaned when it is stored. */
export const html = z.string().trim().min(1).max(100_000);
export const instant = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, "must be a UTC time such as 2026-03-01T09:00:00Z");
export const position = z.int().min(0);
export const country = z.string().regex(/^[A-Z]{2}$/, "must be a two-letter country code");
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
export const path = z.string().regex(/^\/[^\s]*$/, "must be a path that begins with a slash");
const place = z.enum(["indoors", "outdoors"]).optional();
export const productCounts = z.array(z.strictObject({ product: slug, quantity: z.int().min(1), place }));
export const results = z.array(z.strictObject({ value: line, label: line }));
/** One value for each language. */
export const inLanguages = <T extends z.ZodType>(value: T) => z.strictObject(forEachLanguage(() => value));
export const localeCode = z.enum(locales);
export const timeZone = z.string().refine(isTimeZone, "must be a time zone such as Africa/Lagos");

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
