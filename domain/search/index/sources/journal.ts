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

const bodyOf = ({ summary, body }: { summary: string; body: string }) => ({
  purpose: [summary],
  body: [plainText(body)],
});

export async function* listBlogs(db: Queries) {
  const label = await findLabels(db, "blog-categories");
  yield* listRecords(db, {
    type: "blog",
    table: blogs,
    texts: blogTexts,
    where: isPublished(blogs.date),
    path: ({ id }) => `/about/blogs/${id}`,
    image: ({ image }) => image,
    products: ({ products }) => products,
    position: ({ date }) => newestFirst(date),
    words: ({ category, author }, text, language) => ({
      keys: [],
      ...bodyOf(text),
      hidden: [label(category, language), author],
    }),
  });
}

export function listNews(db: Queries) {
  return listRecords(db, {
    type: "news",
    table: news,
    texts: newsTexts,
    where: isPublished(news.date),
    path: ({ id }) => `/about/news/${id}`,
    image: ({ image }) => image,
    products: ({ products }) => products,
    position: ({ date }) => newestFirst(date),
    words: (_, text) => ({ keys: [], ...bodyOf(text) }),
  });
}

export function listEvents(db: Queries) {
  return listRecords(db, {
    type: "event",
    table: events,
    texts: eventTexts,
    path: ({ id }) => `/about/event/${id}`,
    image: ({ image }) => image,
    position: ({ start }) => newestFirst(start),
    words: ({ country }, text, language) => ({
      keys: [text.place, countryName(language, country)],
      ...bodyOf(text),
    }),
  });
}

export function listWebinars(db: Queries) {
  return listRecords(db, {
    type: "webinar",
    table: webinars,
    texts: webinarTexts,
    path: ({ id }) => `/support/webinar/${id}`,
    image: ({ image }) => image,
    products: ({ products }) => products,
    position: ({ start }) => newestFirst(start),
    words: ({ code }, text) => ({
      keys: [code],
      purpose: [text.summary],
      body: [plainText(text.body), text.speaker],
    }),
  });
}
