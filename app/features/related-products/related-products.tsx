import type { Data } from "#api/client.ts";
import { ProductCard } from "#app/features/product-card/product-card.tsx";
import { CardGrid } from "#app/ui/card-grid/card-grid.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";

type Product = Data<"about/getBlogByParam">["products"][number];

/** The products a text speaks of. */
export function RelatedProducts({ products }: { products: Product[] }) {
  const t = useTranslations("journal.article");
  if (products.length === 0) return null;
  return (
    <Section labelledBy="related-products">
      <SectionHeading id="related-products" title={t("products")} />
      <CardGrid columns={products.length % 4 === 0 ? 4 : 3}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </CardGrid>
    </Section>
  );
}
