import type { z } from "zod";
import * as catalogue from "./kinds/catalogue.ts";
import * as comments from "./kinds/comments.ts";
import * as documents from "./kinds/documents.ts";
import * as journal from "./kinds/journal.ts";
import * as site from "./kinds/site.ts";
import * as support from "./kinds/support.ts";
import * as tools from "./kinds/tools.ts";

export type Kind = { data: z.ZodType; text?: z.ZodType };

/** A folder of content/ each, in the order in which they are written. */
export const kinds = {
  options: site.options,
  categories: catalogue.categories,
  series: catalogue.series,
  specs: catalogue.specs,
  products: catalogue.products,
  solutions: catalogue.solutions,
  cases: catalogue.cases,
  documents: documents.documents,
  certificates: documents.certificates,
  videos: documents.videos,
  blogs: journal.blogs,
  comments: comments.comments,
  news: journal.news,
  events: journal.events,
  webinars: journal.webinars,
  faq: support.faq,
  lights: support.lights,
  warranty: support.warranty,
  "warranty-terms": support.warrantyTerms,
  pages: site.pages,
  appliances: tools.appliances,
  modules: tools.modules,
  places: tools.places,
  prices: tools.prices,
  home: site.home,
  variants: site.variants,
  navigation: site.navigation,
  seo: site.seo,
  redirects: site.redirects,
  synonyms: site.synonyms,
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;
