import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { CardProduct } from "./card-product.ts";
import styles from "./parts-list.module.css";
import { ProductPicture } from "./product-picture.tsx";

export type Part = Pick<
  CardProduct,
  "id" | "model" | "name" | "summary" | "category" | "image" | "language"
> & {
  quantity: number;
};

/** What a system is made of, and how many of each. */
export function PartsList({ products }: { products: Part[] }) {
  const t = useTranslations("catalogue");
  return (
    <ul className={styles.parts}>
      {products.map((product) => (
        <li key={product.id} className={styles.part}>
          <span className={styles.quantity}>{t("quantity", { count: String(product.quantity) })}</span>
          <div className={styles.picture}>
            <ProductPicture product={product} image={product.image} sizes="120px" alt="" />
          </div>
          <div>
            <p className={styles.model}>{product.model}</p>
            <h3 className={styles.name} lang={product.language}>
              <Link to={`/products/${product.id}`} look="cover">
                {product.name}
              </Link>
            </h3>
            <p className={styles.summary} lang={product.language}>
              {product.summary}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
