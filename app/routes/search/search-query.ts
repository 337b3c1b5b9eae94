import type { Params } from "#api/client.ts";
import { listPath } from "#app/features/list-filters/chosen-params.ts";
import { pageNumber } from "#app/features/list-filters/page-number.ts";
import { searchPath } from "#app/shell/search/search-path.ts";
import { productTypes } from "#config/maker/sorting.ts";
import { type SearchTab, tabOf } from "./kinds.ts";

type Call = Params<"homePage/searchByType">;
export type DocumentKind = NonNullable<Call["documentType"]>;

export const pageSize = 12;

export const documentKinds: DocumentKind[] = ["Datasheet", "User Manual", "Brochure", "Manual", "General"];

export type SearchQuery = {
  keyword: string;
  type: SearchTab | undefined;
  productType: string | undefined;
  documentType: DocumentKind | undefined;
  page: number;
};

/** What an address asks for, beside its keyword; words that are none of ours are passed over. */
export function readFilters(search: URLSearchParams): Omit<SearchQuery, "keyword"> {
  return {
    type: tabOf(search.get("type")),
    productType: productTypes.find((type) => type === search.get("productType")),
    documentType: documentKinds.find((kind) => kind === search.get("documentType")),
    page: pageNumber(search),
  };
}

/** The path of a search with its filters. */
export function searchAddress({ keyword = "", page = 1, ...filters }: Partial<SearchQuery>): string {
  const [path = "", query] = searchPath(keyword).split("?", 2);
  return listPath(path, { ...Object.fromEntries(new URLSearchParams(query)), ...filters }, page);
}
