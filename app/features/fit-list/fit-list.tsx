import type { Data } from "#api/client.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import { ProductPicture } from "../product-card/product-picture.tsx";
import { useNumber } from "../spec-value/use-spec-text.ts";
import styles from "./fit-list.module.css";

type Whole = Data<"product/getProductData">["fitting"][number];
type Partner = Pick<Whole["product"], "id" | "model" | "name" | "image" | "language">;
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
              <Reason key={check.rule} check={check} />
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Reason({ check }: { check: Check }) {
  const t = useTranslations("catalogue.fit");
  const number = useNumber();
  const { rule, passed, figures, words } = check;
  const texts = Object.entries(figures).map(([name, value]) => [
    name,
    name === "units" || name === "groups" ? value : number(value, 1),
  ]);
  return (
    <div className={styles.check} data-passed={passed ? "" : undefined}>
      <dt>
        <Icon name={passed ? "check" : "info"} />
        {t(`rules.${rule}`)}
        <VisuallyHidden>{t(passed ? "passed" : "limit")}</VisuallyHidden>
      </dt>
      <dd>
        {t(`${rule}${passed ? "Ok" : "Bad"}`, { ...Object.fromEntries(texts), words: words.join(", ") })}
      </dd>
    </div>
  );
}
