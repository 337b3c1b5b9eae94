import { EmptyList } from "#app/features/list-area/empty-list.tsx";
import { ListEnd } from "#app/features/list-area/list-end.tsx";
import { ProductCard } from "#app/features/product-card/product-card.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { CardGrid } from "#app/ui/card-grid/card-grid.tsx";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import { listPath } from "./list-query.ts";
import type { ListData } from "./load-page.ts";
import styles from "./results.module.css";

export function Results({ data }: { data: ListData }) {
  const end = useTranslations("documents")("end");
  const { products, query, place, pages } = data;
  if (products.length === 0) return <Nothing data={data} />;
  return (
    <>
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
      <ListEnd
        page={query.page}
        pages={pages}
        toPage={(page) => listPath(place.path, query, { page })}
        end={end}
      />
    </>
  );
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

/** Either the filters leave nothing, or the address names a page behind the last. */
function Nothing({ data: { query, place, total } }: { data: ListData }) {
  const t = useTranslations("catalogue.list");
  if (total > 0)
    return (
      <EmptyList
        title={t("pastEndTitle")}
        text={t("pastEndText")}
        action={<ButtonLink to={listPath(place.path, query, {})}>{t("firstPage")}</ButtonLink>}
      />
    );
  return (
    <EmptyList
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={
        <div className={styles.ways}>
          <ButtonLink to={listPath(place.path, query, { filters: {} })}>{t("clear")}</ButtonLink>
          <ButtonLink to="/about/contact" look="outline">
            {t("emptyContact")}
          </ButtonLink>
        </div>
      }
    />
  );
}
