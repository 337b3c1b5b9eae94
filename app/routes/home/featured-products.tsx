import { ProductCard } from "#app/features/product-card/product-card.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import { Strip } from "#app/ui/strip/strip.tsx";
import styles from "./featured-products.module.css";
import type { HomeData } from "./load-home.ts";

/** A row that runs on sideways: three at a time on a wide screen. */
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
      <div className={styles.strip}>
        <Strip label={t("home.scrollProducts")}>
          {products.map((product, place) => (
            <ProductCard key={product.id} product={product} eager={place < 4} />
          ))}
        </Strip>
      </div>
    </Section>
  );
}
