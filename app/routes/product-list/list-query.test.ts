import { expect, test } from "vitest";
import { productsPath, readListQuery, withoutFilter } from "./list-query.ts";

const read = (query: string) => readListQuery(new URLSearchParams(query));

test("a link with filters, sort, page and comparison is read back as it was written", () => {
  const query = read("power=4000-8000&power=8000-15000&phases=single&sort=-power&compare=hd-r5-1p&page=2");
  expect(query.filters).toEqual({ power: ["4000-8000", "8000-15000"], phases: ["single"] });
  const path = productsPath("/product-list/inverters", query, { page: 2 });
  expect(path).toBe(
    "/product-list/inverters?compare=hd-r5-1p&page=2&phases=single&power=4000-8000&power=8000-15000&sort=-power",
  );
});

test("a mistyped link shows more instead of an error", () => {
  const query = read("power=much&market=Nigeria&sort=1price&page=minus&segment=All");
  expect(query).toEqual({ filters: {}, sort: undefined, page: 1, compare: [] });
});

test("taking a filter away leads back to the first page and keeps the rest", () => {
  const query = read("phases=single&protection=IP65&page=3");
  expect(productsPath("/product-list", query, { filters: withoutFilter(query, "phases", "single") })).toBe(
    "/product-list?protection=IP65",
  );
});
