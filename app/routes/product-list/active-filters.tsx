import { FilterChips } from "#app/features/list-filters/filter-chips.tsx";
import { type FacetId, facetIds, productsPath, withoutFilter } from "./list-query.ts";
import type { ListData } from "./load-page.ts";
import { useOptionName } from "./use-option-name.ts";

/** What the list is narrowed by. */
export function ActiveFilters({ data: { query, place, facets } }: { data: ListData }) {
  const optionName = useOptionName();
  const nameOf = (id: FacetId, value: string) => {
    if (id === "spec") return specName(value);
    const option = facets.find((facet) => facet.id === id)?.options.find((entry) => entry.id === value);
    return optionName(id, option ?? { id: value, name: value });
  };
  const specName = (pair: string) => {
    const [spec = "", value = ""] = pair.split(":");
    const facet = facets.find(({ id }) => id === spec);
    const option = facet?.options.find(({ id }) => id === value) ?? { id: value, name: value };
    return `${facet?.name ?? spec}: ${optionName("spec", option, facet?.unit)}`;
  };
  const chips = facetIds.flatMap((id) =>
    (query.filters[id] ?? []).map((value) => ({
      name: nameOf(id, value),
      without: productsPath(place.path, query, { filters: withoutFilter(query, id, value) }),
    })),
  );
  return <FilterChips chips={chips} clear={productsPath(place.path, query, { filters: {} })} />;
}
