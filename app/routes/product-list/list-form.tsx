import { FilterForm } from "#app/features/list-filters/filter-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { CompareTray } from "./compare-tray.tsx";
import { Facets } from "./facets.tsx";
import styles from "./list-form.module.css";
import { productsPath, readListQuery } from "./list-query.ts";
import type { ListData } from "./load-page.ts";
import { Results } from "./results.tsx";
import { SortField } from "./sort-field.tsx";

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
        <Facets data={data} />
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
          <ActiveFilters data={data} />
          <Results data={data} />
          <CompareTray data={data} />
        </div>
      </div>
    </FilterForm>
  );
}
