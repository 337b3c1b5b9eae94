import { Button } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./facets.module.css";
import type { FacetId } from "./list-query.ts";
import type { ListData } from "./load-page.ts";
import { useOptionName } from "./use-option-name.ts";

type Facet = ListData["facets"][number];

/** Ticks with counts. On a phone they are folded away; on a wide screen they are always open. */
export function Facets({ data }: { data: ListData }) {
  const t = useTranslations("catalogue.list");
  const apply = useTranslations("ui.list")("apply");
  return (
    <aside aria-label={t("filters")} className={styles.facets}>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <Icon name="filter" />
          <span className={styles.closed}>{t("showFilters")}</span>
          <span className={styles.opened}>{t("hideFilters")}</span>
        </summary>
        <div className={styles.groups}>
          {data.facets.filter(hasOptions).map((facet) => (
            <Group key={facet.id} facet={facet} data={data} />
          ))}
          <noscript>
            <Button type="submit">{apply}</Button>
          </noscript>
        </div>
      </details>
      <p className={styles.legacy}>
        <Link
          to={data.place.category ? `/product-list/${data.place.category.id}/old_id` : "/product-list/old_id"}
        >
          {t("legacyLink")}
        </Link>
      </p>
    </aside>
  );
}

/** With no product left, nothing is left to choose from either: no heading stands alone. */
const hasOptions = ({ options }: Facet) => options.length > 0;

function Group({ facet, data }: { facet: Facet; data: ListData }) {
  const { filters } = data.query;
  const chosen = (facet.name ? filters.spec : filters[facet.id as FacetId]) ?? [];
  return (
    <fieldset className={styles.group}>
      <Ticks facet={facet} chosen={chosen} />
    </fieldset>
  );
}

function Ticks({ facet, chosen }: { facet: Facet; chosen: string[] }) {
  const t = useTranslations("catalogue.list");
  const optionName = useOptionName();
  const id = facet.name ? "spec" : (facet.id as Exclude<FacetId, "spec">);
  const asValue = (option: string) => (facet.name ? `${facet.id}:${option}` : option);
  return (
    <>
      <legend>{id === "spec" ? facet.name : t(`facets.${id}`)}</legend>
      {[...facet.options].sort(byRank).map((option) => (
        <label key={option.id} className={styles.option}>
          <input
            type="checkbox"
            name={id}
            value={asValue(option.id)}
            defaultChecked={chosen.includes(asValue(option.id))}
          />
          <span>{optionName(id, option, facet.unit)}</span>
          <span className={styles.count}>{option.count}</span>
        </label>
      ))}
    </>
  );
}

const ranks = ["single", "three", "low", "high"];

/** Words have an order of their own that the alphabet does not know; numbers and names stay as they came. */
function byRank(a: { id: string }, b: { id: string }) {
  return ranks.indexOf(a.id) - ranks.indexOf(b.id);
}
