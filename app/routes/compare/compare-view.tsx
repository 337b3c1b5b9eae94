import type { Comparison } from "#app/features/comparison/load-comparison.ts";
import { useSpecText } from "#app/features/spec-value/use-spec-text.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { CompareActions } from "./compare-actions.tsx";
import { compareRows } from "./compare-rows.ts";
import { CompareTable } from "./compare-table.tsx";
import styles from "./compare-view.module.css";

export function CompareView({ comparison }: { comparison: Comparison }) {
  const t = useTranslations("catalogue.compare");
  const { products, query, left } = comparison;
  const groups = compareRows(products, useSpecText(), t("none"));
  const shown = query.only
    ? groups.flatMap(({ rows, ...group }) => {
        const differing = rows.filter(({ differs }) => differs);
        return differing.length > 0 ? [{ ...group, rows: differing }] : [];
      })
    : groups;
  const more = `/product-list${products[0] ? `/${products[0].category}` : ""}`;
  const chosen = query.compare.map((id) => `compare=${encodeURIComponent(id)}`).join("&");
  return (
    <Section space="tight">
      <div className={styles.view}>
        {left > 0 && <Notice tone="info">{t("most")}</Notice>}
        {products.length < 2 && <p>{t("pickAnother")}</p>}
        {products.length > 1 && <CompareActions products={products} groups={shown} query={query} />}
        {products.length > 0 && <CompareTable products={products} groups={shown} query={query} />}
        {products.length < 4 && (
          <p className={styles.more}>
            <ButtonLink look="outline" to={chosen ? `${more}?${chosen}` : more}>
              {t("addAnother")}
            </ButtonLink>
          </p>
        )}
      </div>
    </Section>
  );
}
