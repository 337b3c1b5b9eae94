import { z } from "zod";
import { areaKinds, deviceKinds } from "#db/schema/shapes.ts";
import { languageTags } from "#i18n/locales.ts";

export const language = z.enum(languageTags).meta({ description: "The language the words are in" });
export const seconds = z.int().meta({ description: "Seconds since 1970-01-01 UTC" });

export const image = z
  .object({
    id: z.string(),
    hash: z.string(),
    width: z.int(),
    height: z.int(),
    color: z.string(),
    widths: z.array(z.int()),
    alt: z.string(),
    og: z.boolean(),
    box: z
      .array(z.int())
      .optional()
      .meta({ description: "Of a pack shot: the left, upper, right and lower edge of the product in it" }),
  })
  .nullable();

export const specValue = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(["number", "range", "list", "code", "choice", "flag"]),
  unit: z.string().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  list: z.array(z.number()).nullable(),
  labels: z.array(z.string()).nullable(),
  plot: z.literal(true).optional().meta({ description: "Drawn as a bar where products are compared" }),
});

export const productCard = z.object({
  id: z.string(),
  model: z.string(),
  name: z.string(),
  summary: z.string(),
  category: z.string(),
  series: z.string(),
  seriesName: z.string(),
  image,
  language,
  figures: z.array(specValue).meta({ description: "Up to four key figures" }),
  accessory: z
    .literal(true)
    .optional()
    .meta({ description: "Stands among the inverters and converts nothing" }),
  size: z
    .object({ width: z.number(), height: z.number(), depth: z.number() })
    .optional()
    .meta({ description: "In millimetres" }),
});

export const productCount = productCard.extend({ quantity: z.int() });

export const solutionCard = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  segment: z.string(),
  image,
  language,
});

export const result = z.object({ value: z.string(), label: z.string() });

const onPlan = { id: z.string(), x: z.number(), y: z.number() };
export const planArea = z.object({
  ...onPlan,
  kind: z.enum(areaKinds),
  width: z.number(),
  depth: z.number(),
});
export const planDevice = z.object({ ...onPlan, kind: z.enum(deviceKinds) });

export const caseCard = z.object({
  id: z.string(),
  title: z.string(),
  place: z.string(),
  country: z.string(),
  countryName: z.string(),
  segment: z.string(),
  category: z.string(),
  year: z.int(),
  latitude: z.number(),
  longitude: z.number(),
  summary: z.string(),
  results: z.array(result),
  used: z
    .array(z.object({ id: z.string(), name: z.string(), quantity: z.int() }))
    .meta({ description: "The products and how many of each" }),
  image,
  plan: z
    .object({
      width: z.number(),
      depth: z.number(),
      areas: z.array(planArea),
      devices: z.array(planDevice),
      cables: z.array(z.object({ from: z.string(), to: z.string() })),
    })
    .nullable()
    .meta({ description: "The site from above, in metres" }),
  language,
});

export const categoryCard = z.object({
  id: z.string(),
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  image,
  language,
  count: z.int(),
  series: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      tagline: z.string(),
      description: z.string(),
      image,
      language,
      count: z.int(),
    }),
  ),
});

export const documentEntry = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(["Datasheet", "User Manual", "Brochure", "Manual", "General"]),
  topic: z.string().nullable(),
  products: z.array(z.string()),
  productTypes: z.array(z.string()),
  segments: z.array(z.string()),
  language: z.enum(languageTags).meta({ description: "The language of the document" }),
  titleLanguage: language,
  version: z.string(),
  date: seconds,
  pages: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  path: z.string().meta({ description: "File path, relative to the file host" }),
  replaces: z.string().nullable(),
  readable: z.boolean().meta({ description: "Whether it is a page of the site as well" }),
});

export const video = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  categoryName: z.string(),
  products: z.array(z.object({ id: z.string(), model: z.string() })),
  date: seconds,
  seconds: z.int(),
  width: z.int(),
  height: z.int(),
  webm: z.string(),
  mp4: z.string(),
  poster: image,
  captions: z.array(z.object({ language, path: z.string() })),
  language,
});

export const articleCard = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  date: seconds,
  image,
  language,
});

export const blogCard = articleCard.extend({
  category: z.string(),
  categoryName: z.string(),
  author: z.string(),
  readingMinutes: z.int(),
});

export const article = {
  body: z.string().meta({ description: "Rich text, cleaned" }),
  isSummary: z.boolean(),
};

export const option = z.object({ id: z.string(), name: z.string() });
export const counted = option.extend({ count: z.int() });
export const faqEntry = z.object({ id: z.string(), question: z.string(), answer: z.string() });
export const faqGroup = z.object({
  id: z.string(),
  title: z.string(),
  language,
  entries: z.array(faqEntry),
});
