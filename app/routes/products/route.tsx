import type { Data } from "#api/client.ts";
import { api } from "#app/context.ts";
import { useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import type { Route } from "./+types/route.ts";
import styles from "./products.module.css";
import { SeriesTile } from "./series-tile.tsx";

type Category = Data<"product/getProductListByCategoryList">["categories"][number];

export async function loader({ context }: Route.LoaderArgs) {
  const asked = { tree: true, pageSize: 1 };
  const { categories, total } = await context.get(api).list("product/getProductListByCategoryList", asked);
  return { categories, total };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** All categories with their series, one below the other. */
export default function Products({ loaderData: { categories, total } }: Route.ComponentProps) {
  const t = useTranslations("catalogue");
  return (
    <>
      <Hero title={t("overview.title")} lead={t("overview.lead")} crumbs={useBreadcrumbs("products")}>
        <ButtonLink to="/product-list">
          {t("overview.compareAll")} ({total})
        </ButtonLink>
      </Hero>
      {categories.map((category, place) => (
        <CategorySection key={category.id} category={category} band={place % 2 === 1} />
      ))}
      <Section tone="tint" space="tight">
        <p className={styles.legacy}>
          {t("overview.legacyHint")}{" "}
          <Link to="/product-list/old_id" look="arrow">
            {t("discontinued")}
          </Link>
        </p>
      </Section>
    </>
  );
}

function CategorySection({ category, band }: { category: Category; band: boolean }) {
  const t = useTranslations("catalogue");
  const { id, name, tagline, description, language, count, series } = category;
  return (
    <Section id={id} tone={band ? "band" : "paper"} labelledBy={`${id}-title`}>
      <div className={styles.category}>
        <div className={styles.text} lang={language}>
          <p className={styles.count}>{t("models", { count })}</p>
          <h2 id={`${id}-title`}>{name}</h2>
          <p className={styles.tagline}>{tagline}</p>
          <p className={styles.description}>{description}</p>
          <Link to={`/product-list/${id}`} look="arrow">
            {t("overview.seeCategory", { name })}
          </Link>
        </div>
        <ul className={styles.series} data-band={band ? "" : undefined}>
          {series.map((entry) => (
            <li key={entry.id}>
              <SeriesTile series={entry} category={id} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
