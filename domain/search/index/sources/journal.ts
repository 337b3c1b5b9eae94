import type { Queries } from "#db/client.ts";
import {
  blogs,
  blogTexts,
  events,
  eventTexts,
  news,
  newsTexts,
  webinars,
  webinarTexts,
} from "#db/schema/journal.ts";
import { isPublished } from "#domain/journal/published.ts";
import { countryName } from "#domain/site/countries.ts";
import { plainText } from "../plain-text.ts";
import { listRecords, newestFirst } from "./list-records.ts";
import { findLabels } from "./names.ts";

const bodyOf = ({ summary, body }: { summary: string; body: string }) => [summary, plainText(body)];

export async function* listBlogs(db: Queries, ids?: string[]) {
  const label = await findLabels(db, "blog-categories");
  yield* listRecords(db, ids, {
    type: "blog",
    table: blogs,
    texts: blogTexts,
    where: isPublished(blogs.date),
    boost: 1,
    path: ({ id }) => `/about/blogs/${id}`,
    image: ({ image }) => image,
    products: ({ products }) => products,
    position: ({ date }) => newestFirst(date),
    words: ({ category, author }, text, language) => ({
      keys: [],
      body: bodyOf(text),
      hidden: [label(category, language), author],
    }),
  });
}

export function listNews(db: Queries, ids?: string[]) {
  return listRecords(db, ids, {
    type: "news",
    table: news,
    texts: newsTexts,
    where: isPublished(news.date),
    boost: 0.95,
    path: ({ id }) => `/about/news/${id}`,
    image: ({ image }) => image,
    products: ({ products }) => products,
    position: ({ date }) => newestFirst(date),
    words: (_, text) => ({ keys: [], body: bodyOf(text) }),
  });
}

export function listEvents(db: Queries, ids?: string[]) {
  return listRecords(db, ids, {
    type: "event",
    table: events,
    texts: eventTexts,
    boost: 0.95,
    path: ({ id }) => `/about/event/${id}`,
    image: ({ image }) => image,
    position: ({ start }) => newestFirst(start),
    words: ({ country }, text, language) => ({
      keys: [text.place, countryName(language, country)],
      body: bodyOf(text),
    }),
  });
}

export function listWebinars(db: Queries, ids?: string[]) {
  return listRecords(db, ids, {
    type: "webinar",
    table: webinars,
    texts: webinarTexts,
    boost: 0.95,
    path: ({ id }) => `/support/webinar/${id}`,
    image: ({ image }) => image,
    products: ({ products }) => products,
    position: ({ start }) => newestFirst(start),
    words: ({ code }, text) => ({ keys: [code], body: [...bodyOf(text), text.speaker] }),
  });
}
