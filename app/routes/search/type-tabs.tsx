import type { Data } from "#api/client.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { searchTabs, typesOf } from "./kinds.ts";
import { type SearchQuery, searchAddress } from "./search-query.ts";

type Statistics = Pick<Data<"homePage/searchStatistics">, "total" | "types">;

export function TypeTabs({ query, statistics }: { query: SearchQuery; statistics: Statistics }) {
  const t = useTranslations("search");
  const { total, types } = statistics;
  const tabs = searchTabs.map((tab) => ({
    to: searchAddress({ ...query, type: tab, page: 1 }),
    label: t(`tabs.${tab}`),
    count: types.reduce((sum, { type, count }) => sum + (typesOf(tab).includes(type) ? count : 0), 0),
    current: tab === query.type,
  }));
  const all = {
    to: searchAddress({ ...query, type: undefined, page: 1 }),
    label: t("all"),
    count: total,
    current: !query.type,
  };
  return (
    <Tabs label={t("kinds")} tabs={[all, ...tabs.filter(({ count, current }) => count > 0 || current)]} />
  );
}
