import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, textKey } from "./columns.ts";

export const blogs = pgTable(
  "blogs",
  {
    id: text().primaryKey(),
    category: text().notNull(),
    date: instant().notNull(),
    author: text().notNull(),
    image: text(),
    products: text().array(),
  },
  (t) => [index("blogs_date").on(t.date.desc())],
);

export const blogTexts = pgTable(
  "blog_texts",
  {
    ...textKey(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    isSummary: boolean("is_summary"),
  },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);

export const news = pgTable(
  "news",
  { id: text().primaryKey(), date: instant().notNull(), image: text(), products: text().array() },
  (t) => [index("news_date").on(t.date.desc())],
);

export const newsTexts = pgTable(
  "news_texts",
  {
    ...textKey(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    isSummary: boolean("is_summary"),
  },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);

export const events = pgTable(
  "events",
  {
    id: text().primaryKey(),
    start: instant().notNull(),
    end: instant().notNull(),
    timeZone: text("time_zone").notNull(),
    country: text().notNull(),
    image: text(),
    url: text(),
  },
  (t) => [index("events_start").on(t.start)],
);

export const eventTexts = pgTable(
  "event_texts",
  {
    ...textKey(),
    title: text().notNull(),
    place: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);

export const webinars = pgTable(
  "webinars",
  {
    id: text().primaryKey(),
    code: text().notNull().unique(),
    start: instant().notNull(),
    minutes: integer().notNull(),
    timeZone: text("time_zone").notNull(),
    spoken: text().notNull(),
    products: text().array(),
    image: text(),
    recording: text(),
  },
  (t) => [index("webinars_start").on(t.start)],
);

export const webinarTexts = pgTable(
  "webinar_texts",
  {
    ...textKey(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    speaker: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.id, t.language] })],
);
