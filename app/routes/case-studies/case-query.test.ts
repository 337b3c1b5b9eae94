import { expect, test } from "vitest";
import { casePath, readCaseQuery } from "./case-query.ts";

test("a filtered list of case studies has an address that reads back", () => {
  const query = readCaseQuery(new URLSearchParams("category=homes&country=NG&segment=Residential"));
  expect(query).toEqual({ category: "homes", country: "NG", segment: "Residential", page: 1 });
  expect(casePath(query, { country: undefined })).toBe("/case-study?category=homes&segment=Residential");
});

test("nonsense in the address is ignored", () => {
  const query = readCaseQuery(new URLSearchParams("country=Nigeria&segment=x&category=a%20b&page=x"));
  expect(query).toEqual({ category: undefined, country: undefined, segment: undefined, page: 1 });
});
