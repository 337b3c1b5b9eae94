import type { ReactNode } from "react";
import { Link } from "#app/ui/link/link.tsx";
import { KeyFigures } from "../spec-value/key-figures.tsx";
import type { CardProduct } from "./card-product.ts";
import styles from "./product-card.module.css";
import { ProductPicture } from "./product-picture.tsx";

type Props = {
  product: CardProduct;
  sizes?: string;
  /** Among the first that are seen: its picture is not waited for. */
  eager?: boolean;
  /** How deep the name lies in the page. */
  heading?: "h2" | "h3";
  /** A control of its own below the words, such as the tick for a comparison. */
  children?: ReactNode;
};

const third = "(width >= 950px) 26vw, (width >= 600px) 46vw, 92vw";

export function ProductCard({ product, sizes = third, eager, heading: Heading = "h3", children }: Props) {
  return (
    <article className={styles.card}>
      <div className={styles.face}>
        <ProductPicture
          product={product}
          image={product.image}
          sizes={sizes}
          alt=""
          {...(eager && { eager: "after" as const })}
        />
        <div className={styles.text}>
          <p className={styles.model}>{product.model}</p>
          <Heading className={styles.name} lang={product.language}>
            <Link to={`/products/${product.id}`} look="cover">
              {product.name}
            </Link>
          </Heading>
          <p className={styles.summary} lang={product.language}>
            {product.summary}
          </p>
        </div>
        <KeyFigures figures={product.figures} />
      </div>
      {children && <div className={styles.control}>{children}</div>}
    </article>
  );
}
