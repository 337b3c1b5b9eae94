import { readdirSync, readFileSync } from "node:fs";
import { apiPrefix } from "#config/product.ts";
import burmese from "#domain/search/answer/queries/burmese.json" with { type: "json" };
import english from "#domain/search/answer/queries/english.json" with { type: "json" };
import spanish from "#domain/search/answer/queries/spanish.json" with { type: "json" };

const times = 100;
const list = `${apiPrefix}product/getProductListByCategoryList?pageSize=12`;
const powers = ["0-4000", "4000-8000", "8000-15000", "15000-30000", "30000-"];
const markets = ["AU", "BR", "CL", "DE", "MM", "NG", "ES"];
const sorts = ["default", "name", "power", "-power", "energy", "-energy"];
const keywords = [...english, ...spanish, ...burmese].map(({ query }) => encodeURIComponent(query));

const beginnings = [
  "r",
  "b",
  "h",
  "d",
  "i",
  "m",
  "ri",
  "ba",
  "hd",
  "da",
  "ma",
  "inv",
  "batt",
  "data",
  "hd-r",
];
/** The newest article of the sample; half of the comments belong to it. */
const article = newestArticle();

const pick = (values: string[], index: number) => values[index % values.length] ?? "";
const anotherQuestion = (index: number) => `market=bench-${index}`;
const many = (path: (index: number) => string, count = times) =>
  Array.from({ length: count }, (_, index) => path(index));

function newestArticle() {
  const folder = new URL("../../content/blogs/", import.meta.url);
  const articles = readdirSync(folder)
    .filter((name) => /^[^.]+\.yaml$/.test(name))
    .map((name) => ({
      name,
      date: /^date: (.*)$/m.exec(readFileSync(new URL(name, folder), "utf8"))?.[1] ?? "",
    }));
  return articles.toSorted((a, b) => (a.date < b.date ? 1 : -1))[0]?.name.replace(".yaml", "") ?? "";
}

type Requests = { name: string; paths: string[] | ((site: string) => Promise<string[]>); from?: string };

async function listSitemaps(site: string): Promise<string[]> {
  const index = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...index.matchAll(/\/sitemap\.xml\?part=\d+/g)].map(([path]) => path).slice(0, times);
}

/** Requests for every size, or from a size on. No two of a kind are alike, so that no cache answers. */
export const requests: Requests[] = [
  {
    name: "list of products",
    paths: many(
      (index) => `${list}&pageNum=${1 + (index % 3)}&sort=${pick(sorts, index)}&${anotherQuestion(index)}`,
    ),
  },
  {
    name: "list with facets chosen",
    paths: many(
      (index) =>
        `${list}&power=${pick(powers, index)}&market=${pick(markets, index)}&segment=Residential&${anotherQuestion(index)}`,
    ),
  },
  {
    name: "documents",
    paths: many((index) => `${apiPrefix}download/getDocumentSearchResultList?pageNum=${1 + index}`),
  },
  {
    name: "documents by keyword",
    paths: many(
      (index) => `${apiPrefix}download/getDocumentSearchResultList?keyword=${pick(keywords, index)}`,
      keywords.length,
    ),
  },
  {
    name: "search",
    paths: many(
      (index) => `${apiPrefix}homePage/searchByType?keyword=${pick(keywords, index)}`,
      keywords.length,
    ),
  },
  {
    name: "search, counts by type",
    paths: many(
      (index) => `${apiPrefix}homePage/searchStatistics?keyword=${pick(keywords, index)}`,
      keywords.length,
    ),
  },
  {
    name: "page: list of products, rendered",
    paths: many((index) => `/product-list?page=${1 + (index % 3)}&market=bench-${index}`),
  },
  {
    name: "page: search, rendered",
    paths: many((index) => `/search/${pick(keywords, index)}`),
  },
  { name: "page: downloads, rendered", paths: many((index) => `/downloads?page=${1 + index}`) },
  {
    name: "suggestions",
    paths: many(
      (index) =>
        `${apiPrefix}homePage/searchByType?pageSize=6&keyword=${pick(beginnings, index)}&turn=${index}`,
    ),
  },
  {
    name: "comments of the most discussed article",
    paths: many(
      (index) => `${apiPrefix}about/getBlogAndCommentListByParam?id=${article}&pageNum=${1 + index}`,
    ),
    from: "comments",
  },
  {
    name: "page: article with its comments, rendered",
    paths: many((index) => `/about/blogs/${article}?page=${1 + index}`, 50),
    from: "comments",
  },
  { name: "sitemap, one file or the index", paths: ["/sitemap.xml"] },
  {
    name: "sitemap, files of the index",
    paths: listSitemaps,
    from: "products",
  },
  {
    name: "feeds",
    paths: ["", "/spanish", "/burmese"].flatMap((locale) =>
      ["blogs", "news"].map((kind) => `${locale}/about/${kind}/feed.xml`),
    ),
  },
];
