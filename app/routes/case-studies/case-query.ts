import { listPath } from "#app/features/list-filters/chosen-params.ts";
import { pageNumber } from "#app/features/list-filters/page-number.ts";
import { segments } from "#config/maker/sorting.ts";

export type CaseQuery = {
  category: string | undefined;
  country: string | undefined;
  segment: string | undefined;
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
    segment: segments.find((known) => known === search.get("segment")),
    page: pageNumber(search),
  };
}

export function casePath(query: CaseQuery, change: Partial<CaseQuery>): string {
  const { page, ...filters } = { ...query, page: 1, ...change };
  return listPath("/case-study", filters, page);
}
