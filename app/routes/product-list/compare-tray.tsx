import { ButtonLink } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useToHref } from "#app/ui/link/link-context.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./compare-tray.module.css";
import { mostCompared, productsPath } from "./list-query.ts";
import type { ListData } from "./load-page.ts";

/** What is chosen for comparison so far. */
export function CompareTray({ data: { compared, query, place } }: { data: ListData }) {
  const t = useTranslations("catalogue.compare");
  const toHref = useToHref();
  if (compared.length === 0) return null;
  const without = (id: string) => query.compare.filter((own) => own !== id);
  const stay = { page: query.page };
  return (
    <section className={styles.tray} aria-label={t("chosen", { count: compared.length })}>
      <p className={styles.text}>
        {t("chosen", { count: compared.length })} {compared.length < 2 && t("pickAnother")}
        {query.compare.length > mostCompared && t("most")}
      </p>
      <ul className={styles.models}>
        {compared.map(({ id, model }) => (
          <li key={id}>
            <a
              className={styles.model}
              href={toHref(productsPath(place.path, query, { ...stay, compare: without(id) }))}
              aria-label={t("remove", { model })}
              data-keep-scroll=""
            >
              {model}
              <Icon name="close" />
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {compared.length > 1 && (
          <ButtonLink size="small" to={`${productsPath(place.path, query, stay)}#compare`}>
            {t("show")}
          </ButtonLink>
        )}
        <Link to={productsPath(place.path, query, { ...stay, compare: [] })} data-keep-scroll="">
          {t("clear")}
        </Link>
      </div>
    </section>
  );
}
