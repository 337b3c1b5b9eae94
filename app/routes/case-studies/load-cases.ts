import type { ApiClient } from "#api/client.ts";
import type { CaseQuery } from "./case-query.ts";

const pageSize = 12;
const mostPlaces = 100;

/** A page of case studies, and the places of all that match but for the country, for the map. */
export async function loadCases(client: ApiClient, query: CaseQuery) {
  const { page, country, ...others } = query;
  const [answer, everywhere] = await Promise.all([
    client.list("case/getCaseStudyListAndCategoryList", { ...others, country, pageNum: page, pageSize }),
    client.list("case/getCaseStudyListAndCategoryList", { ...others, pageSize: mostPlaces }),
  ]);
  const { list, total, categories, countries, segments } = answer;
  const places = everywhere.list.map((entry) => ({
    id: entry.id,
    country: entry.country,
    countryName: entry.countryName,
    latitude: entry.latitude,
    longitude: entry.longitude,
  }));
  return {
    cases: list,
    total,
    categories,
    countries,
    segments,
    places,
    query,
    pages: Math.ceil(total / pageSize),
  };
}

export type CaseListData = Awaited<ReturnType<typeof loadCases>>;
