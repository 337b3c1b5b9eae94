import type { Data } from "#api/client.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import { ProductPicture } from "../product-card/product-picture.tsx";
import styles from "./fit-list.module.css";

type Whole = Data<"product/getProductData">["fitting"][number];
type Partner = Pick<Whole["product"], "id" | "model" | "name" | "category" | "image" | "language">;
export type Fit = Omit<Whole, "product"> & { product: Partner };
type Check = Fit["checks"][number];

/** What can be joined to a product, and the reasons, each computed from numbers in the tables. */
export function FitList({ fitting }: { fitting: Fit[] }) {
  return (
    <ul className={styles.list}>
      {fitting.map((fit) => (
        <li key={fit.product.id} className={styles.row}>
          <ProductPicture product={fit.product} image={fit.product.image} sizes="96px" alt="" />
          <div className={styles.product}>
            <p className={styles.model}>{fit.product.model}</p>
            <h3 className={styles.name} lang={fit.product.language}>
              <Link to={`/products/${fit.product.id}`} look="quiet">
                {fit.product.name}
              </Link>
            </h3>
          </div>
          <dl className={styles.checks}>
            {fit.checks.map((check) => (
              <Reason key={check.rule} check={check} units={fit.units ?? 1} />
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Reason({ check, units }: { check: Check; units: number }) {
  const t = useTranslations("catalogue.fit");
  const { rule, passed, has, needs } = check;
  const words =
    rule === "count" ? t("count", { units }) : t(`${rule}${passed ? "Ok" : "Bad"}`, { has, needs });
  return (
    <div className={styles.check} data-passed={passed ? "" : undefined}>
      <dt>
        <Icon name={passed ? "check" : "info"} />
        {t(`rules.${rule}`)}
        <VisuallyHidden>{t(passed ? "passed" : "limit")}</VisuallyHidden>
      </dt>
      <dd>{words}</dd>
    </div>
  );
}
