import { Icon } from "#app/ui/icon/icon.tsx";
import { useToHref } from "#app/ui/link/link-context.ts";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import styles from "./active-filters.module.css";
import { type FacetId, facetIds, listPath, withoutFilter } from "./list-query.ts";
import type { ListData } from "./load-page.ts";
import { useOptionName } from "./use-option-name.ts";

/** What the list is narrowed by, each a link that takes it away. */
export function ActiveFilters({ data }: { data: ListData }) {
  const t = useTranslations("catalogue.list");
  const toHref = useToHref();
  const optionName = useOptionName();
  const { query, place, facets } = data;
  const active = facetIds.flatMap((id) => (query.filters[id] ?? []).map((value) => ({ id, value })));
  if (active.length === 0) return null;
  const nameOf = (id: FacetId, value: string) => {
    const option = facets.find((facet) => facet.id === id)?.options.find((entry) => entry.id === value);
    return optionName(id, option ?? { id: value, name: value });
  };
  return (
    <section aria-label={t("active")}>
      <ul className={styles.chips}>
        {active.map(({ id, value }) => (
          <li key={`${id} ${value}`}>
            <a
              className={styles.chip}
              href={toHref(listPath(place.path, query, { filters: withoutFilter(query, id, value) }))}
              aria-label={t("remove", { name: nameOf(id, value) })}
              data-keep-scroll=""
            >
              {nameOf(id, value)}
              <Icon name="close" />
            </a>
          </li>
        ))}
        <li>
          <a
            className={styles.clear}
            href={toHref(listPath(place.path, query, { filters: {} }))}
            data-keep-scroll=""
          >
            {t("clear")}
          </a>
        </li>
      </ul>
    </section>
  );
}
