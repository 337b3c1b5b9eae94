import { readCompared } from "#app/features/comparison/compare-query.ts";
import { listPath } from "#app/features/list-filters/chosen-params.ts";
import { pageNumber } from "#app/features/list-filters/page-number.ts";
import { segments } from "#config/maker/sorting.ts";

export const facetIds = [
  "power",
  "phases",
  "voltage",
  "energy",
  "protection",
  "market",
  "segment",
  "spec",
] as const;
export type FacetId = (typeof facetIds)[number];
export const sorts = ["name", "power", "-power", "energy", "-energy"] as const;

export type ListQuery = {
  filters: Partial<Record<FacetId, string[]>>;
  /** Undefined is the order of the catalogue. */
  sort: string | undefined;
  page: number;
  compare: string[];
};

const most = 20;

/** What may stand behind a parameter. Anything else is dropped: a mistyped link shows more, not an error. */
const shapes: Record<FacetId, Pick<RegExp, "test">> = {
  power: /^\d*(\.\d+)?-\d*(\.\d+)?$/,
  energy: /^\d*(\.\d+)?-\d*(\.\d+)?$/,
  phases: /^[\w-]{1,20}$/,
  voltage: /^[\w-]{1,20}$/,
  protection: /^\w{1,10}$/,
  market: /^[A-Z]{2,3}$/,
  segment: { test: (value) => segments.includes(value) },
  spec: /^[a-z][A-Za-z0-9]*:[^:]{1,60}$/,
};

export function readListQuery(search: URLSearchParams): ListQuery {
  const chosen = facetIds.map(
    (id) => [id, several(search, id).filter((value) => shapes[id].test(value))] as const,
  );
  return {
    filters: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
    sort: [search.get("sort") ?? ""].find((sort) => /^-?[a-z][A-Za-z0-9]{0,58}$/.test(sort)),
    page: pageNumber(search),
    compare: readCompared(search),
  };
}

function several(search: URLSearchParams, name: string) {
  return [...new Set(search.getAll(name))].slice(0, most);
}

type Change = Partial<Pick<ListQuery, "sort" | "page" | "compare" | "filters">>;

/** The address of the same list with something changed. A change of the filters leads to the first page. */
export function productsPath(path: string, query: ListQuery, change: Change): string {
  const { filters, sort, page, compare } = { ...query, page: 1, ...change };
  return listPath(path, { ...filters, sort, compare }, page);
}

export function withoutFilter({ filters }: ListQuery, id: FacetId, value: string): ListQuery["filters"] {
  return { ...filters, [id]: (filters[id] ?? []).filter((own) => own !== value) };
}
