import { FilterChips } from "#app/features/list-filters/filter-chips.tsx";
import { useMakerName } from "#app/features/maker-names/use-maker-name.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { type SearchQuery, searchAddress } from "./search-query.ts";

export function ChosenFilters({ query }: { query: SearchQuery }) {
  const word = useTranslations("documents.types");
  const makerName = useMakerName();
  const { productType, documentType } = query;
  const first = { ...query, page: 1 };
  const chips = [
    ...(productType
      ? [{ name: makerName(productType), without: searchAddress({ ...first, productType: undefined }) }]
      : []),
    ...(documentType
      ? [{ name: word(documentType), without: searchAddress({ ...first, documentType: undefined }) }]
      : []),
  ];
  const clear = searchAddress({ ...first, productType: undefined, documentType: undefined });
  return <FilterChips chips={chips} clear={clear} />;
}
