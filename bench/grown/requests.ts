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

const pick = (values: string[], index: number) => values[index % values.length] ?? "";
const many = (path: (index: number) => string, count = times) =>
  Array.from({ length: count }, (_, index) => path(index));

/** What is asked at every size; no two requests of a kind are alike, so that nothing is answered from memory. */
export const requests = [
  {
    name: "list of products",
    paths: many((index) => `${list}&pageNum=${1 + (index % 3)}&sort=${pick(sorts, index)}`),
  },
  {
    name: "list with facets chosen",
    paths: many(
      (index) => `${list}&power=${pick(powers, index)}&market=${pick(markets, index)}&segment=Residential`,
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
    paths: many((index) => `/product-list?page=${1 + (index % 3)}&bench=${index}`),
  },
  {
    name: "page: search, rendered",
    paths: many((index) => `/search/${pick(keywords, index)}?bench=${index}`),
  },
  { name: "page: downloads, rendered", paths: many((index) => `/downloads?bench=${index}`, 30) },
  { name: "sitemap", paths: many((index) => `/sitemap.xml?bench=${index}`, 10) },
];
