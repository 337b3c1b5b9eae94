import { productName } from "#config/product.ts";
import type { Queries } from "#db/client.ts";
import { categories, categoryTexts, series, seriesTexts } from "#db/schema/catalogue.ts";
import { pages, pageTexts, seoEntries, seoEntryTexts } from "#db/schema/site.ts";
import { plainText } from "../plain-text.ts";
import { listRecords } from "./list-records.ts";
import { findProductTypes } from "./names.ts";
import { listOffices } from "./offices.ts";
import type { Source } from "./source.ts";
import { findWords, wordsIn } from "./texts.ts";

/** Fixed pages, and the lists of each category and series. */
export async function* listPages(db: Queries): AsyncGenerator<Source[]> {
  yield await fixedPages(db);
  yield* writtenPages(db);
  yield await categoryPages(db);
  yield await seriesPages(db);
  yield await listOffices(db);
}

async function fixedPages(db: Queries): Promise<Source[]> {
  const rows = await db.select().from(seoEntries);
  const texts = await findWords(db, seoEntryTexts);
  const listed = new Set((await db.select().from(categories)).map(({ id }) => categoryPath(id)));
  const shown = rows.filter(({ path }) => path !== "/search" && !path.includes(":") && !listed.has(path));
  return shown.map((row) => ({
    type: "page",
    entity: row.id,
    path: row.path,
    image: row.image,
    productTypes: [],
    position: row.position,
    // Nobody looks for the page that says a little of everything.
    boost: () => (row.path === "/" ? 0.4 : isTool(row.path) ? toolWeight : 1),
    words(language) {
      const text = wordsIn(texts, row.id, language);
      return (
        text && {
          language: text.language,
          title: withoutMaker(text.title),
          answers: text.answers,
          keys: [text.keywords],
          purpose: [text.description],
          body: [],
        }
      );
    },
  }));
}

/** A tool answers what a page describes. */
const toolWeight = 1.05;
const isTool = (path: string) => path.startsWith("/tools/");

/** The titles of windows end with the maker, whose site this is. */
function withoutMaker(title: string) {
  const ending = ` | ${productName}`;
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}

function writtenPages(db: Queries) {
  return listRecords(db, {
    type: "page",
    table: pages,
    texts: pageTexts,
    path: ({ id }) => `/about/${id}`,
    image: ({ image }) => image,
    position: ({ position }) => 500 + position,
    words: (_, { summary, body }) => ({ keys: [], purpose: [summary], body: [plainText(body)] }),
  });
}

const categoryPath = (id: string) => `/product-list/${id}`;

/** The words for search engines help here too. */
async function categoryPages(db: Queries): Promise<Source[]> {
  const rows = await db.select().from(categories);
  const texts = await findWords(db, categoryTexts);
  const entries = new Map((await db.select().from(seoEntries)).map(({ id, path }) => [path, id]));
  const seoTexts = await findWords(db, seoEntryTexts);
  return rows.map((row) => ({
    type: "page",
    entity: `category/${row.id}`,
    path: categoryPath(row.id),
    image: row.image,
    productTypes: row.productTypes,
    position: 1000 + row.position,
    boost: () => 1,
    words(language) {
      const seo = wordsIn(seoTexts, entries.get(categoryPath(row.id)) ?? "", language);
      return listWords(wordsIn(texts, row.id, language), [seo?.title, seo?.keywords, seo?.description]);
    },
  }));
}

async function seriesPages(db: Queries): Promise<Source[]> {
  const rows = await db.select().from(series);
  const texts = await findWords(db, seriesTexts);
  const productTypes = await findProductTypes(db);
  return rows.map((row) => ({
    type: "page",
    entity: `series/${row.id}`,
    path: `/product-list/${row.category}/${row.id}`,
    image: row.image,
    productTypes: productTypes.get(row.category) ?? [],
    position: 2000 + row.position,
    boost: () => 1,
    words: (language) => listWords(wordsIn(texts, row.id, language)),
  }));
}

function listWords(
  text?: (typeof categoryTexts | typeof seriesTexts)["$inferSelect"],
  hidden: (string | undefined)[] = [],
) {
  return (
    text && {
      language: text.language,
      title: text.name,
      answers: "answers" in text ? text.answers : null,
      keys: [],
      purpose: [text.tagline, text.description],
      body: [],
      hidden,
    }
  );
}
