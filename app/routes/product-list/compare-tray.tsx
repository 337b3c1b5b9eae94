import { comparePath, mostCompared } from "#app/features/comparison/compare-query.ts";
import { ProductPicture } from "#app/features/product-card/product-picture.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useToHref } from "#app/ui/link/link-context.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./compare-tray.module.css";
import { productsPath } from "./list-query.ts";
import type { ListData } from "./load-page.ts";

/** What is chosen for comparison so far; it stays at the lower edge of the window while the list is in view. */
export function CompareTray({ data: { compared, query, place } }: { data: ListData }) {
  const t = useTranslations("catalogue.compare");
  const toHref = useToHref();
  if (compared.length === 0) return null;
  const ids = compared.map(({ id }) => id);
  const listWith = (compare: string[]) => productsPath(place.path, query, { page: query.page, compare });
  const count = t("chosen", { count: compared.length });
  return (
    <section className={styles.tray} aria-label={count}>
      <p className={styles.text} role="status">
        {count} {compared.length < 2 && t("pickAnother")}
        {compared.length > mostCompared && t("most")}
      </p>
      <ul className={styles.products}>
        {compared.map((product) => (
          <li key={product.id} className={styles.product}>
            <div className={styles.picture}>
              <ProductPicture product={product} image={product.image} sizes="48px" alt="" />
            </div>
            <span className={styles.name} lang={product.language}>
              {product.name}
            </span>
            <a
              className={styles.remove}
              href={toHref(listWith(ids.filter((id) => id !== product.id)))}
              aria-label={t("remove", { model: product.model })}
              data-keep-scroll=""
            >
              <Icon name="close" />
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {compared.length > 1 && (
          <ButtonLink size="small" to={comparePath({ compare: ids, only: false })}>
            {t("show")}
          </ButtonLink>
        )}
        <Link to={listWith([])} data-keep-scroll="">
          {t("clear")}
        </Link>
      </div>
    </section>
  );
}
