import { integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { textKey } from "./columns.ts";
import type {
  AboutText,
  Claim,
  CountryLink,
  FooterColumn,
  HomeBlock,
  Office,
  OfficeWords,
  SocialLink,
} from "./shapes.ts";

export const navigationItems = pgTable("navigation_items", {
  id: text().primaryKey(),
  parent: text(),
  position: integer().notNull(),
  path: text().notNull(),
  mateCode: text("mate_code"),
  image: text(),
});

export const navigationItemTexts = pgTable(
  "navigation_item_texts",
  { ...textKey(), title: text().notNull(), alt: text(), description: text(), explain: text() },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);

export const seoEntries = pgTable("seo_entries", {
  id: text().primaryKey(),
  position: integer().notNull(),
  path: text().notNull().unique(),
  image: text(),
});

export const seoEntryTexts = pgTable(
  "seo_entry_texts",
  {
    ...textKey(),
    title: text().notNull(),
    description: text().notNull(),
    keywords: text().notNull(),
    answers: text().array(),
  },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);

export const variants = pgTable("variants", {
  id: text().primaryKey(),
  sameAs: text("same_as"),
  email: text(),
  phone: text(),
  countryLinks: json("country_links").$type<CountryLink[]>(),
  socialLinks: json("social_links").$type<SocialLink[]>(),
  offices: json().$type<Office[]>(),
  aboutImages: json("about_images").$type<string[]>(),
});

export const variantTexts = pgTable(
  "variant_texts",
  {
    ...textKey(),
    title: text().notNull(),
    address: text().notNull(),
    copyright: text().notNull(),
    footer: json().$type<FooterColumn[]>().notNull(),
    offices: json().$type<Record<string, OfficeWords>>().notNull(),
    claims: json().$type<Claim[]>(),
    about: json().$type<AboutText>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);

export const homePages = pgTable("home_pages", {
  id: text().primaryKey(),
  heroImage: text("hero_image"),
  featuredProducts: text("featured_products").array().notNull(),
  solutions: text().array().notNull(),
  cases: text().array().notNull(),
  blocks: json().$type<HomeBlock[]>().notNull(),
});

export const homePageTexts = pgTable(
  "home_page_texts",
  {
    ...textKey(),
    heroTitle: text("hero_title").notNull(),
    heroText: text("hero_text").notNull(),
    blocks: json().$type<Record<string, { title: string; content: string }>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);

/** Short lists of ids and words: blog categories, relationships, markets. */
export const optionLists = pgTable("option_lists", {
  id: text().primaryKey(),
  items: text().array().notNull(),
});

export const optionListTexts = pgTable(
  "option_list_texts",
  { ...textKey(), labels: json().$type<Record<string, string>>().notNull() },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);

export const settings = pgTable("settings", { key: text().primaryKey(), value: json().notNull() });

/** Former addresses of pages. */
export const redirects = pgTable("redirects", {
  fromPath: text("from_path").primaryKey(),
  toPath: text("to_path").notNull(),
});

/** Plain pages under /about, such as how figures are checked. */
export const pages = pgTable("pages", {
  id: text().primaryKey(),
  position: integer().notNull(),
  image: text(),
});

export const pageTexts = pgTable(
  "page_texts",
  { ...textKey(), title: text().notNull(), summary: text().notNull(), body: text().notNull() },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);
