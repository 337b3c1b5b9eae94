import { z } from "zod";
import { productTypes, segments } from "#config/maker/sorting.ts";
import { categoryRoles, faces, portIds } from "#db/schema/shapes.ts";
import { findable, get, id, keyword, pageOf, pageParams, several, yesOrNo } from "./call.ts";
import {
  caseCard,
  categoryCard,
  counted,
  documentEntry,
  faqEntry,
  image,
  language,
  planArea,
  planDevice,
  productCard,
  productCount,
  result,
  seconds,
  solutionCard,
  specValue,
  video,
} from "./shapes.ts";

const span = z.string().regex(/^\d*(\.\d+)?-\d*(\.\d+)?$/, "must be a span such as 3000-6000");

const facet = z.object({
  id: z.string().meta({ description: "One of the parameters, or a spec whose record says filter" }),
  unit: z.string().nullable(),
  name: z.string().nullable().meta({ description: "Of a spec, in the language of the answer" }),
  options: z.array(counted),
});

const legacy = z.object({
  endOfSale: seconds.nullable(),
  endOfSupport: seconds.nullable(),
  lastFirmware: z.string().nullable(),
  note: z.string().nullable(),
  successors: z.array(productCard),
});

export const fit = z.object({
  product: productCard,
  checks: z.array(
    z.object({
      rule: z.enum(["voltage", "chemistry", "protocol", "listed", "count", "current", "power"]),
      passed: z.boolean(),
      figures: z.record(z.string(), z.number()).meta({ description: "The numbers of the sum" }),
      words: z.array(z.string()),
    }),
  ),
  fits: z.boolean(),
  units: z.int().nullable().meta({ description: "How many can be connected" }),
});

const body = z.object({
  face: z.enum(faces).nullable().meta({ description: "What its front shows in drawings" }),
  mounting: z.array(z.string()),
  clearance: z
    .object({ above: z.number(), below: z.number(), side: z.number(), front: z.number() })
    .nullable()
    .meta({ description: "Room to keep free around it, in millimetres" }),
  ports: z.array(z.object({ id: z.enum(portIds), x: z.number(), y: z.number(), z: z.number() })),
  holes: z
    .object({ diameter: z.number(), at: z.array(z.object({ x: z.number(), y: z.number() })) })
    .nullable(),
  model: z.string().nullable().meta({ description: "A model to turn: /models/{model}.glb" }),
});

const product = productCard.extend({
  body,
  role: z
    .enum([...categoryRoles, "box"])
    .nullable()
    .meta({ description: "What the tools take it for" }),
  categoryName: z.string(),
  headline: z.string().nullable(),
  description: z.string(),
  uses: z.array(z.string()),
  features: z.array(z.object({ title: z.string(), text: z.string() })),
  images: z.array(image.unwrap()),
  segments: z.array(z.string()),
  groups: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      specs: z.array(specValue.extend({ footnote: z.string().nullable() })),
    }),
  ),
  specHistory: z
    .array(
      z.object({
        date: seconds,
        reasons: z.array(z.object({ language, text: z.string() })),
        specs: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            before: specValue.nullable(),
            after: specValue.nullable(),
          }),
        ),
      }),
    )
    .meta({ description: "Days on which published specifications changed, the last first" }),
  approvals: z.array(
    z.object({
      market: z.string(),
      marketName: z.string(),
      standards: z.array(z.object({ name: z.string(), held: z.boolean() })),
    }),
  ),
  documents: z.array(documentEntry),
  videos: z.array(video),
  faqs: z.array(faqEntry.extend({ group: z.string() })),
  cases: z.array(caseCard),
  related: z.array(productCard),
  accessories: z.array(productCard),
  fitting: z.array(fit),
  legacy: legacy.nullable(),
  predecessors: z.array(z.object({ id: z.string(), model: z.string(), name: z.string() })),
});

const day = z.object({
  load: z.array(z.number()),
  solar: z.array(z.number()),
  gridLimit: z.number().optional(),
});

const solution = solutionCard.extend({
  situation: z.string(),
  body: z.string(),
  results: z.array(result),
  products: z.array(productCount),
  cases: z.array(caseCard),
  pvPower: z.number().nullable(),
  inverterPower: z.number().nullable(),
  storageEnergy: z.number().nullable(),
  grid: z.boolean(),
  generator: z.boolean(),
  marks: z.array(z.object({ x: z.number(), y: z.number(), text: z.string() })),
  usableEnergy: z.number().nullable(),
  roundTrip: z.number().nullable().meta({ description: "Per cent, from AC to AC when coupled there" }),
  inverterEfficiency: z.number().nullable(),
  coupling: z.enum(["dc", "ac"]),
  day: day.nullable(),
});

/** A solution's day with what its devices keep and lose. */
export const solutionDay = solution
  .pick({
    id: true,
    title: true,
    language: true,
    grid: true,
    usableEnergy: true,
    inverterPower: true,
    inverterEfficiency: true,
    roundTrip: true,
    coupling: true,
  })
  .extend({ day });

const measured = z.object({
  what: z.string(),
  unit: z.string(),
  before: z.string(),
  after: z.string(),
  source: z.string(),
  points: z.array(
    z.object({ label: z.string(), before: z.number().nullable(), after: z.number().nullable() }),
  ),
});

const sitePlan = z
  .object({
    width: z.number(),
    depth: z.number(),
    north: z.number(),
    areas: z.array(planArea.extend({ name: z.string(), power: z.number().nullable() })),
    devices: z.array(
      planDevice.extend({
        name: z.string().nullable().meta({ description: "None: what its kind is called" }),
        quantity: z.int(),
      }),
    ),
    cables: z.array(z.object({ from: z.string(), to: z.string(), length: z.number() })),
  })
  .meta({ description: "The site from above, in metres" });

const caseStudy = caseCard.extend({
  body: z.string(),
  quote: z.object({ text: z.string(), by: z.string() }).nullable(),
  products: z.array(productCount),
  pvPower: z.number().nullable(),
  power: z.number().nullable(),
  energy: z.number().nullable(),
  date: seconds,
  solution: solutionCard.nullable(),
  measured: measured.nullable(),
  plan: sitePlan.nullable(),
});

const certificate = z.object({
  id: z.string(),
  standard: z.string(),
  number: z.string(),
  laboratory: z.string(),
  issued: seconds,
  validUntil: seconds.nullable(),
  scope: z.string(),
  path: z.string().nullable(),
  paper: z.string().nullable().meta({ description: "The document that can be read as a page" }),
  state: z.enum(["valid", "runningOut", "over"]),
});

export const catalogueCalls = {
  "product/getProductListByCategoryList": get(
    "Products, with facets counted from their spec values",
    {
      category: id.optional(),
      series: id.optional(),
      legacy: yesOrNo.optional(),
      power: several(span),
      phases: several(id),
      voltage: several(id),
      energy: several(span),
      protection: several(id),
      market: several(id),
      segment: several(z.enum(segments)),
      id: several(id),
      spec: several(
        z.string().regex(/^[a-z][A-Za-z0-9]*:.{1,60}$/, "must be a spec and a value such as cycles:0-6000"),
      ),
      sort: z
        .string()
        .regex(
          /^-?[a-z][A-Za-z0-9]*$/,
          "must be default, name, power, energy or a spec, with - for the highest first",
        )
        .max(60)
        .optional(),
      tree: yesOrNo
        .optional()
        .meta({ description: "Name the series of every category, not of the asked one alone" }),
      ...pageParams,
    },
    pageOf(productCard.extend({ legacy: legacy.nullable() })).extend({
      facets: z.array(facet),
      sorts: z
        .array(z.object({ id: z.string(), name: z.string() }))
        .meta({ description: "Specs to sort by" }),
      categories: z.array(categoryCard),
    }),
  ),
  "product/getProductData": get("One product, with all that belongs to it", { id }, product),
  "product/getProductVedioListByCategoryList": get(
    "Videos",
    { category: id.optional(), ...pageParams },
    pageOf(video).extend({ categories: z.array(counted) }),
  ),
  "company/getCompanyVideoList": get("Videos about the company", {}, z.array(video)),
  "solution/getSolutionData": get(
    "All solutions, or one with its products and cases",
    { id: id.optional() },
    z.union([z.object({ list: z.array(solutionCard) }), solution]),
  ),
  "case/getCaseStudyListAndCategoryList": get(
    "Case studies with their categories, or one",
    {
      id: id.optional(),
      category: id.optional(),
      country: z.string().length(2).transform(findable).optional(),
      segment: z.enum(segments).optional(),
      ...pageParams,
    },
    z.union([
      pageOf(caseCard).extend({
        categories: z.array(counted),
        countries: z.array(counted),
        segments: z.array(counted),
      }),
      caseStudy,
    ]),
  ),
  "download/getAllDocumentCategoryV2": get(
    "The three groups of document types and the languages, with counts",
    {},
    z.object({
      groups: z.array(z.object({ id: z.enum(["kind", "product", "segment"]), options: z.array(counted) })),
      languages: z.array(counted),
      total: z.int(),
    }),
  ),
  "download/getDocumentListById": get(
    "Documents by their ids, joined by commas",
    { ids: z.string().max(12_000).transform(findable) },
    z.array(documentEntry),
  ),
  "product/getSpecData": get(
    "Every stated value of the products of a list, or of those with these ids, joined by commas",
    {
      category: id.optional(),
      series: id.optional(),
      ids: z.string().max(4000).transform(findable).optional(),
    },
    z.array(
      z.object({
        id: z.string(),
        model: z.string(),
        name: z.string(),
        specs: z.array(specValue.extend({ footnote: z.string().nullable() })),
      }),
    ),
  ),
  "product/getApprovalList": get(
    "Approvals and certificates by product, for one country and for those that count everywhere",
    { market: id.optional(), product: id.optional() },
    z.object({
      markets: z.array(z.object({ id: z.string(), name: z.string() })),
      market: z.string().nullable(),
      list: z.array(
        z.object({
          id: z.string(),
          model: z.string(),
          name: z.string(),
          language,
          standards: z.array(
            z.object({
              name: z.string(),
              held: z.boolean(),
              national: z.boolean(),
              certificates: z.array(certificate),
            }),
          ),
        }),
      ),
    }),
  ),
  "product/getApprovalMatrix": get(
    "Which series holds which standard, by category",
    {},
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        standards: z.array(
          z.object({ name: z.string(), markets: z.array(z.object({ id: z.string(), name: z.string() })) }),
        ),
        series: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            cells: z.array(
              z.object({
                standard: z.string(),
                models: z.int().meta({ description: "To how many models it applies" }),
                held: z.array(z.string()).meta({ description: "The models that hold it" }),
                certificates: z.array(
                  certificate.pick({ id: true, number: true, laboratory: true, validUntil: true }),
                ),
              }),
            ),
          }),
        ),
      }),
    ),
  ),
  "product/getCertificate": get(
    "One certificate with its models",
    { id },
    certificate.extend({ models: z.array(z.object({ id: z.string(), model: z.string() })) }),
  ),
  "download/getDocumentPage": get(
    "A document as a page: its text, its chapters, its other languages; a keyword is marked and counted",
    { id, keyword: keyword.optional() },
    z.object({
      document: documentEntry,
      html: z.string(),
      chapters: z.array(z.object({ anchor: z.string(), title: z.string(), hits: z.int() })),
      hits: z.int(),
      editions: z.array(z.object({ id: z.string(), language })),
    }),
  ),
  "download/getDocumentSearchResultList": get(
    "Documents by type, language, product and keyword",
    {
      keyword: keyword.optional(),
      type: several(
        z.enum(["Datasheet", "User Manual", "Brochure", "Manual", "General", ...productTypes, ...segments]),
      ),
      language: several(language),
      productId: id.optional(),
      ...pageParams,
    },
    pageOf(documentEntry).extend({
      groups: z.array(z.object({ id: z.enum(["kind", "product", "segment"]), options: z.array(counted) })),
      languages: z.array(counted),
    }),
  ),
  "download/getProductListByCategoryList": get(
    "Products that have documents, at most 500",
    { category: id.optional() },
    z.array(
      z.object({ id: z.string(), model: z.string(), name: z.string(), category: z.string(), count: z.int() }),
    ),
  ),
};
