import { type Chip, FilterChips } from "#app/features/list-filters/filter-chips.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { type DownloadsQuery, downloadsPath } from "./downloads-query.ts";
import { useTypeName } from "./use-type-name.ts";

type Props = { query: DownloadsQuery; model: string };

export function ChosenFilters({ query, model }: Props) {
  const t = useTranslations("documents");
  const typeName = useTypeName();
  const chip = (name: string, change: Partial<DownloadsQuery>): Chip => ({
    name,
    without: downloadsPath({ ...query, page: 1, ...change }),
  });
  const chips = [
    ...(query.keyword ? [chip(`“${query.keyword}”`, { keyword: "" })] : []),
    ...(query.productId ? [chip(model, { productId: "" })] : []),
    ...query.types.map((type) =>
      chip(typeName(type), { types: query.types.filter((other) => other !== type) }),
    ),
    ...query.languages.map((language) =>
      chip(t(`languages.${language}`), {
        languages: query.languages.filter((other) => other !== language),
      }),
    ),
  ];
  return <FilterChips chips={chips} clear="/downloads" />;
}
