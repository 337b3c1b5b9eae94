import { z } from "zod";
import { productTypes } from "#config/maker/sorting.ts";
import { searchTypes } from "#config/product.ts";
import { companyVariants } from "#config/variants.ts";
import { locales } from "#i18n/locales.ts";
import { findable, get, id, keyword, pageOf, pageParams, several, shortPageParams } from "./call.ts";
import { solutionDay } from "./catalogue.ts";
import {
  caseCard,
  categoryCard,
  documentEntry,
  image,
  language,
  productCard,
  result,
  solutionCard,
} from "./shapes.ts";

const leaf = z.object({
  navigationTitle: z.string(),
  routePath: z.string(),
  mateCode: z.string(),
  slaveImg: z.string().meta({ description: "File path of a small picture, or empty" }),
  slaveAlt: z.string(),
  slaveDescription: z.string(),
  slaveExplain: z.string(),
});
const branch = leaf.extend({ children: z.array(leaf.extend({ children: z.array(leaf).max(0) })) });
const navigationItem = leaf.extend({ children: z.array(branch) });

const block = z.object({ img: image, title: z.string(), content: z.string() });
const localeCode = z.enum(locales);
export const office = z.object({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  hours: z.string().nullable(),
  bottom: z.string(),
  left: z.string(),
  language,
});

const siteConfig = z.object({
  variant: z.enum(companyVariants),
  language,
  company: z.object({ title: z.string(), address: z.string(), email: z.string(), phone: z.string() }),
  countryLinks: z.array(z.object({ name: z.string(), img: z.string(), code: localeCode, link: z.string() })),
  languageLinks: z.array(z.object({ name: z.string(), code: localeCode })),
  socialLinks: z.array(z.object({ class: z.string(), url: z.string() })),
  footer: z.array(
    z.object({ title: z.string(), links: z.array(z.object({ name: z.string(), path: z.string() })) }),
  ),
  copyright: z.string(),
  mails: z.boolean().meta({ description: "Whether what a visitor sends is confirmed by mail" }),
});

const searchType = z.enum(searchTypes);

const searchParams = {
  keyword: keyword.optional(),
  productType: z.enum(productTypes).optional(),
  documentType: z.enum(["Datasheet", "User Manual", "Brochure", "Manual", "General"]).optional(),
};

const searchHit = z.object({
  type: searchType,
  id: z.string(),
  title: z.array(z.object({ text: z.string(), match: z.boolean() })),
  excerpt: z.array(z.object({ text: z.string(), match: z.boolean() })),
  url: z.string().meta({ description: "Path without locale prefix" }),
  image,
  language,
  discontinued: z.boolean().meta({ description: "A product that is no longer sold" }),
  document: documentEntry
    .pick({ kind: true, language: true })
    .nullable()
    .meta({ description: "What a document is, and the language it is written in" }),
});

export const siteCalls = {
  "navigation/getNavigationData": get("The menu", {}, z.array(navigationItem)),
  "homePage/getSeoData": get(
    "Title, description and picture of every page; beyond 2,000 products those describe themselves",
    {},
    z.array(
      z.object({
        path: z.string(),
        title: z.string(),
        description: z.string(),
        keywords: z.string(),
        image: z.string().meta({ description: "Path of a picture, or empty" }),
      }),
    ),
  ),
  "site/getAddressList": get(
    "The path of every page that is worth finding, without language, 500 at a time: products and papers last",
    { pageNum: pageParams.pageNum },
    pageOf(z.string()).extend({ pages: z.int() }),
  ),
  "site/getRedirect": get(
    "Where a page is now that had this path before, without language",
    { path: z.string().max(400).transform(findable) },
    z.object({ path: z.string() }),
  ),
  "homePage/getHomePageData": get(
    "Everything the home page shows",
    { variant: z.string().max(20).optional() },
    z.object({
      hero: z.object({
        title: z.string(),
        text: z.string(),
        image,
        language,
        day: solutionDay
          .nullable()
          .meta({ description: "Of the first solution that is named, if it has a day" }),
      }),
      categories: z.array(categoryCard),
      products: z.array(productCard),
      solutions: z.array(solutionCard),
      cases: z.array(caseCard),
      figures: z.array(result),
      blocks: z.array(block.extend({ id: z.string(), path: z.string() })),
    }),
  ),
  "homePage/searchStatistics": get(
    "How many results there are of each type",
    searchParams,
    z.object({
      total: z.int(),
      types: z.array(z.object({ type: searchType, count: z.int() })),
      corrected: z.string().nullable().meta({ description: "What was searched for instead, if anything" }),
      shortened: z
        .string()
        .nullable()
        .meta({ description: "The words that were searched for, where there were too many" }),
    }),
  ),
  "homePage/searchByType": get(
    "A page of search results",
    {
      ...searchParams,
      type: several(
        // Chapters are found as their papers.
        z.enum([...searchTypes, "chapter"]).transform((type) => (type === "chapter" ? "document" : type)),
      ),
      ...shortPageParams,
    },
    pageOf(searchHit).extend({
      answered: z.enum(["clearly", "partly", "hardly"]).meta({
        description: "Whether the first result of all answers what was asked",
      }),
    }),
  ),
  "site/getSiteConfig": get(
    "Company, links and footer of a variant",
    { variant: z.string().max(20).optional() },
    siteConfig,
  ),
  "company/getCompanyData": get(
    "About text, claims and offices of a variant",
    { variant: z.string().max(20).optional() },
    z.object({
      title: z.string(),
      lead: z.string(),
      language,
      blocks: z.array(block),
      pictures: z.array(image.unwrap()).meta({ description: "People and places of the maker" }),
      milestones: z.array(z.object({ year: z.string(), text: z.string() })),
      casesNote: z.string().nullable(),
      claims: z.array(result),
      offices: z.array(office),
      otherOffices: z.array(office).meta({ description: "The offices of the other variants" }),
    }),
  ),
  "about/getPageByParam": get(
    "A plain page under /about",
    { id },
    z.object({ id: z.string(), title: z.string(), summary: z.string(), body: z.string(), language }),
  ),
  "company/getPressPictures": get(
    "Pictures for the press, at least 2,400 px wide: products cut out, and scenes",
    {},
    z.object({ products: z.array(image.unwrap()), scenes: z.array(image.unwrap()) }),
  ),
  "support/checkSerialNumber": get(
    "Decodes a serial number and tells its warranty window",
    { serialNumber: z.string().max(60).transform(findable), market: id.optional() },
    z.object({
      normalised: z.string(),
      problem: z.enum(["length", "characters", "model", "week", "check"]).nullable(),
      product: productCard.nullable(),
      builtYear: z.int().nullable(),
      builtWeek: z.int().nullable(),
      builtMonth: z.int().nullable(),
      meant: z
        .string()
        .nullable()
        .meta({ description: "The one number of ours that looks like what was typed" }),
      market: z.object({ id: z.string(), name: z.string() }).nullable(),
      warrantyYears: z.int().nullable(),
      warrantyFrom: z.int().nullable(),
      warrantyUntil: z.int().nullable(),
    }),
  ),
};
