import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { instant, textKey } from "./columns.ts";
import {
  categoryRoles,
  type DayBalance,
  type Feature,
  faces,
  type Installation,
  type Measured,
  type MeasuredText,
  type PictureMarks,
  type PlanText,
  type ProductCount,
  type Quote,
  type Result,
  type SitePlan,
  type SpecFilter,
} from "./shapes.ts";

export const categories = pgTable("categories", {
  id: text().primaryKey(),
  position: integer().notNull(),
  image: text(),
  productTypes: text("product_types").array().notNull(),
  role: text({ enum: categoryRoles }),
});

export const categoryTexts = pgTable(
  "category_texts",
  {
    ...textKey(),
    name: text().notNull(),
    tagline: text().notNull(),
    description: text().notNull(),
    answers: text().array(),
  },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);

export const series = pgTable("series", {
  id: text().primaryKey(),
  category: text().notNull(),
  position: integer().notNull(),
  image: text(),
  face: text({ enum: faces }),
});

export const seriesTexts = pgTable(
  "series_texts",
  { ...textKey(), name: text().notNull(), tagline: text().notNull(), description: text().notNull() },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);

export const specGroups = pgTable("spec_groups", {
  id: text().primaryKey(),
  position: integer().notNull(),
});

export const specGroupTexts = pgTable("spec_group_texts", { ...textKey(), name: text().notNull() }, (t) => [
  primaryKey({ columns: [t.id, t.language] }),
]);

export const specs = pgTable("specs", {
  id: text().primaryKey(),
  group: text("group_id").notNull(),
  position: integer().notNull(),
  type: text({ enum: ["number", "range", "list", "code", "choice", "flag"] }).notNull(),
  unit: text(),
  key: boolean().notNull().default(false),
  choices: text().array(),
  filter: json().$type<SpecFilter>(),
  sort: boolean().notNull().default(false),
  plot: boolean().notNull().default(false),
});

export const specTexts = pgTable(
  "spec_texts",
  {
    ...textKey(),
    name: text().notNull(),
    footnote: text(),
    choices: json().$type<Record<string, string>>(),
  },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);

export const products = pgTable(
  "products",
  {
    id: text().primaryKey(),
    model: text().notNull().unique(),
    category: text().notNull(),
    series: text().notNull(),
    position: integer().notNull(),
    segments: text().array().notNull(),
    images: text().array().notNull(),
    accessories: text().array(),
    legacy: boolean().notNull().default(false),
    endOfSale: instant("end_of_sale"),
    endOfSupport: instant("end_of_support"),
    lastFirmware: text("last_firmware"),
    successors: text().array(),
    installation: json().$type<Installation>(),
  },
  (t) => [
    index("products_category").on(t.category, t.series, t.position),
    index("products_order").on(t.legacy, t.position, t.id),
    index("products_successors").using("gin", t.successors),
  ],
);

export const productTexts = pgTable(
  "product_texts",
  {
    ...textKey(),
    name: text().notNull(),
    summary: text().notNull(),
    headline: text(),
    description: text().notNull(),
    uses: text().array(),
    features: json().$type<Feature[]>(),
    successorNote: text("successor_note"),
  },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);

/** A number uses `low`; a range `low` and `high`; a list `list`; codes and choices `codes`; a flag `low` as 0 or 1. */
export const productSpecs = pgTable(
  "product_specs",
  {
    product: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    spec: text("spec_id").notNull(),
    low: doublePrecision(),
    high: doublePrecision(),
    list: doublePrecision().array(),
    codes: text().array(),
  },
  (t) => [primaryKey({ columns: [t.product, t.spec] }), index("product_specs_value").on(t.spec, t.low)],
);

export const productApprovals = pgTable(
  "product_approvals",
  {
    product: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    market: text().notNull(),
    standard: text().notNull(),
    held: boolean().notNull(),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.product, t.market, t.standard] }),
    index("product_approvals_market").on(t.market),
  ],
);

/** Filter and sort values of a product, derived from its specs when it is published. */
export const productFacts = pgTable(
  "product_facts",
  {
    product: text("product_id")
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    category: text().notNull(),
    series: text().notNull(),
    legacy: boolean().notNull(),
    position: integer().notNull(),
    model: text().notNull(),
    power: doublePrecision(),
    energy: doublePrecision(),
    /** What it offers to the filters, such as `power:4000-8000`; see domain/catalogue/refresh-facets.ts. */
    options: text().array().notNull().default([]),
    /** Equal for products that the filters cannot tell apart, so that grouping and counting use an index. */
    shape: bigint({ mode: "bigint" }).notNull().generatedAlwaysAs(sql.raw("hash_array_extended(options, 0)")),
  },
  (t) => [
    index("product_facts_list").on(t.legacy, t.category, t.position),
    index("product_facts_order").on(t.legacy, t.position, t.product),
    index("product_facts_counted").on(t.legacy, t.category, t.series, t.shape),
    index("product_facts_shape").on(t.shape),
    index("product_facts_name").on(t.legacy, t.model),
    ...[t.power, t.energy].flatMap((size) => [
      index(`product_facts_${size.name}`).on(t.legacy, size.asc().nullsLast(), t.position, t.product),
      index(`product_facts_${size.name}_down`).on(t.legacy, size.desc().nullsLast(), t.position, t.product),
    ]),
  ],
);

/** Product counts per category and combination of filter values, refreshed by publishing. */
export const shapeCounts = pgTable(
  "shape_counts",
  {
    legacy: boolean().notNull(),
    category: text().notNull(),
    shape: bigint({ mode: "bigint" }).notNull(),
    options: text().array().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.legacy, t.category, t.shape] })],
);

export const seriesCounts = pgTable(
  "series_counts",
  { category: text().notNull(), series: text().notNull(), count: integer().notNull() },
  (t) => [primaryKey({ columns: [t.category, t.series] })],
);

export const solutions = pgTable("solutions", {
  id: text().primaryKey(),
  position: integer().notNull(),
  segment: text().notNull(),
  door: text(),
  image: text(),
  marks: json().$type<PictureMarks>(),
  products: json().$type<ProductCount[]>().notNull(),
  cases: text().array(),
  pvPower: doublePrecision("pv_power"),
  inverterPower: doublePrecision("inverter_power"),
  storageEnergy: doublePrecision("storage_energy"),
  grid: boolean().notNull().default(false),
  generator: boolean().notNull().default(false),
  day: json().$type<DayBalance>(),
});

export const solutionTexts = pgTable(
  "solution_texts",
  {
    ...textKey(),
    title: text().notNull(),
    summary: text().notNull(),
    situation: text().notNull(),
    body: text().notNull(),
    results: json().$type<Result[]>(),
    marks: json().$type<Record<string, string>>(),
    answers: text().array(),
  },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);

export const cases = pgTable(
  "cases",
  {
    id: text().primaryKey(),
    category: text().notNull(),
    country: text().notNull(),
    segment: text().notNull(),
    year: integer().notNull(),
    date: instant().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    pvPower: doublePrecision("pv_power"),
    power: doublePrecision(),
    energy: doublePrecision(),
    products: json().$type<ProductCount[]>().notNull(),
    solution: text(),
    image: text(),
    measured: json().$type<Measured>(),
    plan: json().$type<SitePlan>(),
  },
  (t) => [index("cases_date").on(t.date)],
);

export const caseTexts = pgTable(
  "case_texts",
  {
    ...textKey(),
    title: text().notNull(),
    place: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    results: json().$type<Result[]>().notNull(),
    quote: json().$type<Quote>(),
    measured: json().$type<MeasuredText>(),
    plan: json().$type<PlanText>(),
    answers: text().array(),
  },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);
