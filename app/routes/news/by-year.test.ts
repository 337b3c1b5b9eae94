import { expect, test } from "vitest";
import { byYear } from "./by-year.ts";

test("news stand under the year of their date in UTC, newest year first as they come", () => {
  const at = (iso: string) => ({ date: Date.parse(iso) / 1000 });
  const list = [at("2026-01-01T00:00:00Z"), at("2025-12-31T23:59:59Z"), at("2025-02-01T00:00:00Z")];
  expect(byYear(list).map(({ year, articles }) => [year, articles.length])).toEqual([
    ["2026", 1],
    ["2025", 2],
  ]);
});
