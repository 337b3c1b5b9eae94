import { afterEach, expect, test, vi } from "vitest";
import { importContent } from "#domain/content/publish/import-content.ts";
import type { Reader } from "#domain/reader.ts";
import { searchByType } from "#domain/search/answer/search-by-type.ts";
import { listSeo } from "#domain/site/seo.ts";
import { contentFolder } from "#tests/support/content-copy.ts";
import { openEmptyDatabase } from "#tests/support/empty-database.ts";
import { findBlog, listBlogs } from "./blogs.ts";
import { findNews, listNews } from "./news.ts";
import { findNextRelease, publishDueArticles } from "./scheduled-articles.ts";

const article = (title: string) => `title: ${title}\nsummary: Words\nbody: <p>Zeppelin</p>\n`;
const blog = (date: string) => `category: stories\ndate: ${date}\nauthor: Ana\n`;
const past = "2026-01-01T09:00:00Z";
const soon = "2026-03-01T09:00:00Z";

afterEach(() => vi.useRealTimers());

function setClock(time: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
}

test("an article is nowhere before its minute, and everywhere from then on", async () => {
  setClock("2026-03-01T08:59:59Z");
  const { db } = await openEmptyDatabase();
  await importContent(
    db,
    await contentFolder({
      "options/blog-categories.yaml": "items:\n  - stories\n",
      "options/blog-categories.en.yaml": "labels:\n  stories: Stories\n",
      "blogs/old.yaml": blog(past),
      "blogs/old.en.yaml": article("Old blog"),
      "blogs/new.yaml": blog(soon),
      "blogs/new.en.yaml": article("New blog"),
      "news/old.yaml": `date: ${past}\n`,
      "news/old.en.yaml": article("Old news"),
      "news/new.yaml": `date: ${soon}\n`,
      "news/new.en.yaml": article("New news"),
    }),
  );
  const reader: Reader = { db, language: "en", tags: new Set() };
  const page = { pageNum: 1, pageSize: 10 };
  const look = async () => {
    const blogs = await listBlogs(reader, page);
    const news = await listNews(reader, page);
    return {
      pages: [await findBlog(reader, "new"), await findNews(reader, "new")].map(Boolean),
      lists: [blogs, news].map(({ total, list }) => [total, list.map(({ id }) => id)]),
      counts: [blogs.categories, news.years].map(([first]) => first?.count),
      related: (await findBlog(reader, "old"))?.related.map(({ id }) => id),
      next: (await findNews(reader, "old"))?.next?.id,
      search: (await searchByType(reader, { ...page, keyword: "zeppelin" })).total,
      seo: (await listSeo(reader, "Site")).filter(({ path }) => path.endsWith("/new")).length,
    };
  };
  expect(await publishDueArticles(db)).toEqual([]);
  expect(await look()).toEqual({
    pages: [false, false],
    lists: [
      [1, ["old"]],
      [1, ["old"]],
    ],
    counts: [1, 1],
    related: [],
    next: undefined,
    search: 2,
    seo: 0,
  });
  expect(await findNextRelease(db, new Date())).toEqual(new Date(soon));

  setClock(soon);
  const released = await Promise.all([publishDueArticles(db), publishDueArticles(db)]);
  expect(released.flat()).toEqual(["blogs:new", "news:new"]);
  expect(await look()).toEqual({
    pages: [true, true],
    lists: [
      [2, ["new", "old"]],
      [2, ["new", "old"]],
    ],
    counts: [2, 2],
    related: ["new"],
    next: "new",
    search: 4,
    seo: 2,
  });
  expect(reader.tags).toContain("blogs");
});

test("a page of an article carries the tags of what may stand beside it", async () => {
  const { db } = await openEmptyDatabase();
  await importContent(
    db,
    await contentFolder({
      "blogs/old.yaml": blog(past),
      "blogs/old.en.yaml": article("Old blog"),
      "news/old.yaml": `date: ${past}\n`,
      "news/old.en.yaml": article("Old news"),
    }),
  );
  const tagsOf = async (find: (reader: Reader) => Promise<unknown>) => {
    const reader: Reader = { db, language: "en", tags: new Set() };
    await find(reader);
    return reader.tags;
  };
  expect(await tagsOf((reader) => findBlog(reader, "old"))).toContain("blogs");
  expect(await tagsOf((reader) => findNews(reader, "old"))).toContain("news");
});
