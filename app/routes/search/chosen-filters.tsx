import { FilterChips } from "#app/features/list-kit/filter-chips.tsx";
import { useOwnName } from "#app/features/own-names/use-own-name.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { type SearchQuery, searchAddress } from "./search-query.ts";

export function ChosenFilters({ query }: { query: SearchQuery }) {
  const word = useTranslations("documents.types");
  const ownName = useOwnName();
  const { productType, documentType } = query;
  const first = { ...query, page: 1 };
  const chips = [
    ...(productType
      ? [{ name: ownName(productType), without: searchAddress({ ...first, productType: undefined }) }]
      : []),
    ...(documentType
      ? [{ name: word(documentType), without: searchAddress({ ...first, documentType: undefined }) }]
      : []),
  ];
  const clear = searchAddress({ ...first, productType: undefined, documentType: undefined });
  return <FilterChips chips={chips} clear={clear} />;
}
