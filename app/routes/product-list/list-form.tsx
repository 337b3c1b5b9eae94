import { FilterForm } from "#app/features/list-kit/filter-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { LazyIsland } from "#app/ui/lazy-island/lazy-island.tsx";
import { lazyPart } from "#app/ui/lazy-island/lazy-part.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./list-form.module.css";
import { productsPath, readListQuery } from "./list-query.ts";
import type { ListData } from "./load-page.ts";
import { SortField } from "./sort-field.tsx";

const filters = lazyPart(async () => (await import("./active-filters.tsx")).ActiveFilters);
const facets = lazyPart(async () => (await import("./facets.tsx")).Facets);
const tray = lazyPart(async () => (await import("./compare-tray.tsx")).CompareTray);
const results = lazyPart(async () => (await import("./results.tsx")).Results);

/** One form round filters, sort and the ticks of the comparison. */
export function ListForm({ data }: { data: ListData }) {
  const t = useTranslations("catalogue.list");
  const apply = useTranslations("ui.list")("apply");
  const { place, query } = data;
  const { compare } = query;
  const elsewhere = compare.filter((id) => !data.products.some((product) => product.id === id));
  return (
    <FilterForm path={place.path} toPath={(chosen) => productsPath(place.path, readListQuery(chosen), {})}>
      {elsewhere.map((id) => (
        <input key={id} type="hidden" name="compare" value={id} />
      ))}
      <div className={styles.form}>
        <LazyIsland of={facets} data={data} />
        <div className={styles.results}>
          <div className={styles.bar}>
            <p className={styles.total} role="status">
              {t("total", { total: data.total })}
            </p>
            <SortField current={query.sort} specs={data.sorts} />
            <noscript>
              <Button type="submit" size="small" look="outline">
                {apply}
              </Button>
            </noscript>
          </div>
          <LazyIsland of={filters} data={data} />
          <LazyIsland of={results} data={data} />
          <LazyIsland of={tray} data={data} />
        </div>
      </div>
    </FilterForm>
  );
}
