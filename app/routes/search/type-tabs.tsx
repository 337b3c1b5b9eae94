import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import type { SearchType } from "#config/product.ts";
import { type SearchQuery, searchAddress } from "./search-query.ts";

type Statistics = { total: number; types: { type: SearchType; count: number }[] };

export function TypeTabs({ query, statistics }: { query: SearchQuery; statistics: Statistics }) {
  const t = useTranslations("search");
  const { total, types } = statistics;
  const isFound = types.some(({ type }) => type === query.type);
  const shown = query.type && !isFound ? [...types, { type: query.type, count: 0 }] : types;
  const tabs = shown.map(({ type, count }) => ({
    to: searchAddress({ ...query, type, page: 1 }),
    label: t(`types.${type}`),
    count,
    current: type === query.type,
  }));
  const all = {
    to: searchAddress({ ...query, type: undefined, page: 1 }),
    label: t("all"),
    count: total,
    current: !query.type,
  };
  return <Tabs label={t("kinds")} tabs={[all, ...tabs]} />;
}
