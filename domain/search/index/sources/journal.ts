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
import { countryName } from "#domain/site/countries.ts";
import { plainText } from "../plain-text.ts";
import { findLabels, findProductNames } from "./names.ts";
import type { Source } from "./source.ts";
import { findWords, listBatches, wordsIn } from "./texts.ts";

const newestFirst = (date: Date) => 4_000_000_000 - date.getTime() / 1000;

export async function* listBlogs(db: Queries, ids?: string[]): AsyncGenerator<Source[]> {
  const label = await findLabels(db, "blog-categories");
  for await (const rows of listBatches(db, blogs, ids)) {
    const texts = await findWords(
      db,
      blogTexts,
      rows.map(({ id }) => id),
    );
    const names = await findProductNames(
      db,
      rows.flatMap((row) => row.products ?? []),
    );
    yield rows.map((row) => ({
      type: "blog",
      entity: row.id,
      path: `/about/blogs/${row.id}`,
      image: row.image,
      productTypes: names.types(row.products),
      position: newestFirst(row.date),
      boost: () => 1,
      words(language) {
        const text = wordsIn(texts, row.id, language);
        return (
          text && {
            language: text.language,
            title: text.title,
            keys: [],
            body: [text.summary, plainText(text.body)],
            hidden: [label(row.category, language), row.author, ...names.words(row.products, language)],
          }
        );
      },
    }));
  }
}

export async function* listNews(db: Queries, ids?: string[]): AsyncGenerator<Source[]> {
  for await (const rows of listBatches(db, news, ids)) {
    const texts = await findWords(
      db,
      newsTexts,
      rows.map(({ id }) => id),
    );
    const names = await findProductNames(
      db,
      rows.flatMap((row) => row.products ?? []),
    );
    yield rows.map((row) => ({
      type: "news",
      entity: row.id,
      path: `/about/news/${row.id}`,
      image: row.image,
      productTypes: names.types(row.products),
      position: newestFirst(row.date),
      boost: () => 0.95,
      words(language) {
        const text = wordsIn(texts, row.id, language);
        return (
          text && {
            language: text.language,
            title: text.title,
            keys: [],
            body: [text.summary, plainText(text.body)],
            hidden: names.words(row.products, language),
          }
        );
      },
    }));
  }
}

export async function* listEvents(db: Queries, ids?: string[]): AsyncGenerator<Source[]> {
  for await (const rows of listBatches(db, events, ids)) {
    const texts = await findWords(
      db,
      eventTexts,
      rows.map(({ id }) => id),
    );
    yield rows.map((row) => ({
      type: "event",
      entity: row.id,
      path: `/about/event/${row.id}`,
      image: row.image,
      productTypes: [],
      position: newestFirst(row.start),
      boost: () => 0.95,
      words(language) {
        const text = wordsIn(texts, row.id, language);
        return (
          text && {
            language: text.language,
            title: text.title,
            keys: [text.place, countryName(language, row.country)],
            body: [text.summary, plainText(text.body)],
          }
        );
      },
    }));
  }
}

export async function* listWebinars(db: Queries, ids?: string[]): AsyncGenerator<Source[]> {
  for await (const rows of listBatches(db, webinars, ids)) {
    const texts = await findWords(
      db,
      webinarTexts,
      rows.map(({ id }) => id),
    );
    const names = await findProductNames(
      db,
      rows.flatMap((row) => row.products ?? []),
    );
    yield rows.map((row) => ({
      type: "webinar",
      entity: row.id,
      path: `/support/webinar/${row.id}`,
      image: row.image,
      productTypes: names.types(row.products),
      position: newestFirst(row.start),
      boost: () => 0.95,
      words(language) {
        const text = wordsIn(texts, row.id, language);
        return (
          text && {
            language: text.language,
            title: text.title,
            keys: [row.code],
            body: [text.summary, plainText(text.body), text.speaker],
            hidden: names.words(row.products, language),
          }
        );
      },
    }));
  }
}
