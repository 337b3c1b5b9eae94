import * as catalogue from "#db/schema/catalogue.ts";
import { certificates, videos, videoTexts } from "#db/schema/documents.ts";
import * as journal from "#db/schema/journal.ts";
import { searchSynonyms } from "#db/schema/search.ts";
import * as site from "#db/schema/site.ts";
import * as support from "#db/schema/support.ts";
import * as tools from "#db/schema/tools.ts";
import type { KindName } from "../kinds.ts";
import { commentStore } from "./comments.ts";
import { plainStore, type Store } from "./plain.ts";
import { productStore } from "./products.ts";
import { documentStore, navigationStore, seoStore, specStore } from "./trees.ts";

export const stores: Record<KindName, Store> = {
  options: plainStore(site.optionLists, site.optionListTexts),
  categories: plainStore(catalogue.categories, catalogue.categoryTexts),
  series: plainStore(catalogue.series, catalogue.seriesTexts),
  specs: specStore,
  products: productStore,
  solutions: plainStore(catalogue.solutions, catalogue.solutionTexts),
  cases: plainStore(catalogue.cases, catalogue.caseTexts),
  documents: documentStore,
  certificates: plainStore(certificates),
  videos: plainStore(videos, videoTexts),
  blogs: plainStore(journal.blogs, journal.blogTexts),
  comments: commentStore,
  news: plainStore(journal.news, journal.newsTexts),
  events: plainStore(journal.events, journal.eventTexts),
  webinars: plainStore(journal.webinars, journal.webinarTexts),
  faq: plainStore(support.faqGroups, support.faqGroupTexts),
  lights: plainStore(support.lightTables, support.lightTableTexts),
  warranty: plainStore(support.warrantyRows, support.warrantyRowTexts),
  "warranty-terms": plainStore(support.warrantyTerms, support.warrantyTermTexts),
  pages: plainStore(site.pages, site.pageTexts),
  appliances: plainStore(tools.appliances, tools.applianceTexts),
  modules: plainStore(tools.modules, tools.moduleTexts),
  places: plainStore(tools.places, tools.placeTexts),
  prices: plainStore(tools.prices, tools.priceTexts),
  home: plainStore(site.homePages, site.homePageTexts),
  variants: plainStore(site.variants, site.variantTexts),
  navigation: navigationStore,
  seo: seoStore,
  synonyms: plainStore(searchSynonyms),
};
