import { type Chip, FilterChips } from "#app/features/filter-form/filter-chips.tsx";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import { type DownloadsQuery, downloadsPath } from "./downloads-query.ts";

type Props = { query: DownloadsQuery; products: { id: string; model: string }[] };

export function ChosenFilters({ query, products }: Props) {
  const t = useTranslations("documents");
  const chip = (key: string, name: string, change: Partial<DownloadsQuery>): Chip => ({
    key,
    name,
    removeName: t("remove", { name }),
    without: downloadsPath({ ...query, page: 1, ...change }),
  });
  const model = products.find(({ id }) => id === query.productId)?.model ?? query.productId;
  const chips = [
    ...(query.keyword ? [chip("keyword", `“${query.keyword}”`, { keyword: "" })] : []),
    ...(query.productId ? [chip("productId", model, { productId: "" })] : []),
    ...query.types.map((type) =>
      chip(type, t(`types.${type}`), { types: query.types.filter((other) => other !== type) }),
    ),
    ...query.languages.map((language) =>
      chip(language, t(`languages.${language}`), {
        languages: query.languages.filter((other) => other !== language),
      }),
    ),
  ];
  return <FilterChips label={t("active")} chips={chips} clear={{ name: t("clear"), to: "/downloads" }} />;
}
