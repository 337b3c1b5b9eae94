import { useLocation } from "react-router";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import styles from "./asked-products.module.css";
import type { AskedProduct } from "./load-asked-products.ts";

type Props = { label: string; name: string; products: AskedProduct[] };

/** What the message is about: the field Product, filled in by the page that the visitor came from. */
export function AskedProducts({ label, name, products }: Props) {
  const t = useTranslations("support.contact");
  const others = new URLSearchParams(useLocation().search);
  others.delete("product");
  return (
    <div className={styles.field}>
      <p className={styles.label}>{label}</p>
      <div className={styles.box}>
        <ul className={styles.products}>
          {products.map(({ id, model, name: words, summary, image, language }) => (
            <li key={id} className={styles.product}>
              <span className={styles.picture}>
                {image && <Picture entry={image} alt="" sizes="56px" fit="contain" ratio="frame" eager />}
              </span>
              <span>
                <b>{words}</b>
                <span className={styles.summary} lang={language}>
                  {model}
                  <span> · {summary}</span>
                </span>
              </span>
            </li>
          ))}
        </ul>
        <Link to={`/about/contact?${others}#message-form-product`}>{t("another")}</Link>
      </div>
      <input type="hidden" name={name} value={products.map(({ title }) => title).join(", ")} />
    </div>
  );
}
