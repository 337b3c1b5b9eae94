import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import type { ListData } from "./load-page.ts";

/** The categories, or inside one its series. */
export function SeriesNav({ data: { branches, place } }: { data: ListData }) {
  const t = useTranslations("catalogue");
  const { category, series } = place;
  if (branches.length < 2) return null;
  const base = category ? `/product-list/${category.id}` : "/product-list";
  const all = branches.reduce((sum, { count }) => sum + count, 0);
  return (
    <Tabs
      label={category ? t("list.series") : t("overview.jump")}
      tabs={[
        { to: base, label: t("list.everything"), count: all, current: !series },
        ...branches.map(({ id, name, count }) => ({
          to: `${base}/${id}`,
          label: name,
          count,
          current: id === series?.id,
        })),
      ]}
    />
  );
}
