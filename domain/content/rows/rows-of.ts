import * as catalogue from "#db/schema/catalogue.ts";
import { certificates, videos, videoTexts } from "#db/schema/documents.ts";
import * as journal from "#db/schema/journal.ts";
import { media, mediaTexts } from "#db/schema/media.ts";
import { searchSynonyms } from "#db/schema/search.ts";
import * as site from "#db/schema/site.ts";
import * as support from "#db/schema/support.ts";
import * as tools from "#db/schema/tools.ts";
import type { PartKind } from "../parts/part.ts";
import { commentRows } from "./comments.ts";
import { plainRows, type RowsOf } from "./plain.ts";
import { productRows } from "./products.ts";
import { documentRows, navigationRows, redirectRows, seoRows, specRows } from "./trees.ts";

export const rowsOf: Record<PartKind, RowsOf> = {
  options: plainRows(site.optionLists, site.optionListTexts),
  categories: plainRows(catalogue.categories, catalogue.categoryTexts),
  series: plainRows(catalogue.series, catalogue.seriesTexts),
  specs: specRows,
  products: productRows,
  solutions: plainRows(catalogue.solutions, catalogue.solutionTexts),
  cases: plainRows(catalogue.cases, catalogue.caseTexts),
  documents: documentRows,
  certificates: plainRows(certificates),
  videos: plainRows(videos, videoTexts),
  blogs: plainRows(journal.blogs, journal.blogTexts),
  comments: commentRows,
  news: plainRows(journal.news, journal.newsTexts),
  events: plainRows(journal.events, journal.eventTexts),
  webinars: plainRows(journal.webinars, journal.webinarTexts),
  faq: plainRows(support.faqGroups, support.faqGroupTexts),
  lights: plainRows(support.lightTables, support.lightTableTexts),
  warranty: plainRows(support.warrantyRows, support.warrantyRowTexts),
  "warranty-terms": plainRows(support.warrantyTerms, support.warrantyTermTexts),
  pages: plainRows(site.pages, site.pageTexts),
  appliances: plainRows(tools.appliances, tools.applianceTexts),
  modules: plainRows(tools.modules, tools.moduleTexts),
  places: plainRows(tools.places, tools.placeTexts),
  prices: plainRows(tools.prices, tools.priceTexts),
  home: plainRows(site.homePages, site.homePageTexts),
  variants: plainRows(site.variants, site.variantTexts),
  navigation: navigationRows,
  seo: seoRows,
  redirects: redirectRows,
  synonyms: plainRows(searchSynonyms),
  media: plainRows(media, mediaTexts),
  // Who the maker is goes into the build.
  maker: () => [],
};
