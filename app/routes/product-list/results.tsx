import { ListArea } from "#app/features/list-filters/list-area.tsx";
import { ProductCard } from "#app/features/product-card/product-card.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { CardGrid } from "#app/ui/card-grid/card-grid.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { productsPath } from "./list-query.ts";
import type { ListData } from "./load-page.ts";
import styles from "./results.module.css";

export function Results({ data }: { data: ListData }) {
  const { products, query, place, pages } = data;
  return (
    <>
      <ListArea
        shown={products.length}
        page={query.page}
        pages={pages}
        toPage={(page) => productsPath(place.path, query, { page })}
        empty={useNothing(data)}
      >
        <CardGrid>
          {products.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              heading="h2"
              sizes="(width >= 950px) 20vw, (width >= 600px) 46vw, 92vw"
            >
              <CompareTick product={product} chosen={query.compare.includes(product.id)} />
            </ProductCard>
          ))}
        </CardGrid>
      </ListArea>
      <FiguresOfList ids={products.map(({ id }) => id)} />
    </>
  );
}

/** What is shown, as a table to compute with; the address of each stays the same. */
function FiguresOfList({ ids }: { ids: string[] }) {
  const t = useTranslations("documents.archive");
  if (ids.length === 0) return null;
  return (
    <p className={styles.figures}>
      {(["csv", "json"] as const).map((format) => (
        <Link key={format} to={`/downloads/specs.${format}?ids=${ids.join(",")}`} download rel="nofollow">
          {t("figures", { format: format.toUpperCase() })}
        </Link>
      ))}
    </p>
  );
}

function useNothing({ place, query }: ListData) {
  const t = useTranslations("catalogue.list");
  const clear = useTranslations("ui.list")("clear");
  const ways = (
    <>
      <ButtonLink to={productsPath(place.path, query, { filters: {} })}>{clear}</ButtonLink>
      <ButtonLink to="/about/contact" look="outline">
        {t("emptyContact")}
      </ButtonLink>
    </>
  );
  return { title: t("emptyTitle"), text: t("emptyText"), ways };
}

function CompareTick({
  product: { id, model },
  chosen,
}: {
  product: { id: string; model: string };
  chosen: boolean;
}) {
  const t = useTranslations("catalogue.compare");
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        name="compare"
        value={id}
        defaultChecked={chosen}
        aria-label={t("addModel", { model })}
      />
      {t("add")}
    </label>
  );
}
