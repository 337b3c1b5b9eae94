import { pageNumber, pagePath } from "#app/features/list-area/page-number.ts";

export type CaseQuery = {
  category: string | undefined;
  country: string | undefined;
  segment: "Residential" | "Commercial" | undefined;
  page: number;
};

/** A value that cannot be one is dropped. */
export function readCaseQuery(search: URLSearchParams): CaseQuery {
  const value = (name: string, shape: RegExp) => {
    const given = search.get(name) ?? "";
    return shape.test(given) ? given : undefined;
  };
  return {
    category: value("category", /^[\w-]{1,80}$/),
    country: value("country", /^[A-Z]{2}$/),
    segment: value("segment", /^(Residential|Commercial)$/) as CaseQuery["segment"],
    page: pageNumber(search),
  };
}

export function casePath(query: CaseQuery, change: Partial<CaseQuery>): string {
  const { page, ...filters } = { ...query, page: 1, ...change };
  return pagePath("/case-study", filters, page);
}
