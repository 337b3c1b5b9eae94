import { ProductCard } from "#app/features/product-card/product-card.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./featured-products.module.css";
import type { HomeData } from "./load-home.ts";

/** A row that runs on beyond the edge: three at a time on a wide screen. */
export function FeaturedProducts({ products }: Pick<HomeData, "products">) {
  const t = useTranslations("catalogue");
  if (products.length === 0) return null;
  return (
    <Section tone="band" labelledBy="featured">
      <SectionHeading
        id="featured"
        title={t("home.featured")}
        action={
          <Link to="/product-list" look="arrow">
            {t("allProducts")}
          </Link>
        }
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard */}
      <section className={styles.scroller} aria-label={t("home.scrollProducts")} tabIndex={0}>
        <ul className={styles.row}>
          {products.map((product) => (
            <li key={product.id} className={styles.item}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </section>
    </Section>
  );
}
