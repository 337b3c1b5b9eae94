import { useTranslations } from "use-intl/react";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import type { ListData } from "./route.tsx";

/** The categories, or inside one its series. */
export function SeriesNav({ data: { categories, place } }: { data: ListData }) {
  const t = useTranslations("catalogue");
  const category = categories.find(({ id }) => id === place.category?.id);
  const entries = category ? category.series : categories;
  if (entries.length < 2) return null;
  const base = category ? `/product-list/${category.id}` : "/product-list";
  const current = category ? place.series?.id : undefined;
  const all = category?.count ?? categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <Tabs
      label={category ? t("list.series") : t("overview.jump")}
      tabs={[
        { to: base, label: t("list.everything"), count: all, current: current === undefined },
        ...entries.map(({ id, name, count }) => ({
          to: `${base}/${id}`,
          label: name,
          count,
          current: id === current,
        })),
      ]}
    />
  );
}
