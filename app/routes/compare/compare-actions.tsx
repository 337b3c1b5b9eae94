import { useLocation } from "react-router";
import { type CompareQuery, comparePath } from "#app/features/comparison/compare-query.ts";
import type { ComparedProduct } from "#app/features/comparison/load-comparison.ts";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./compare-actions.module.css";
import type { CompareGroup } from "./compare-rows.ts";
import { comparisonText } from "./comparison-text.ts";

type Props = { products: ComparedProduct[]; groups: CompareGroup[]; query: CompareQuery };

/** Links do what they can without script; to copy and to print needs it. */
export function CompareActions({ products, groups, query }: Props) {
  const t = useTranslations("catalogue.compare");
  const print = useTranslations("catalogue.product")("print");
  const { search } = useLocation();
  return (
    <div className={styles.actions}>
      <ButtonLink
        look={query.only ? "solid" : "outline"}
        size="small"
        to={comparePath(query, { only: !query.only })}
        data-keep-scroll=""
      >
        {t(query.only ? "allRows" : "onlyDifferences")}
      </ButtonLink>
      <ButtonLink look="quiet" size="small" to={`/compare/csv${search}`} download>
        <Icon name="download" />
        {t("csv")}
      </ButtonLink>
      <CopyButton text={comparisonText(products, groups)} label={t("copy")} />
      <Button look="quiet" size="small" needsScript onClick={() => window.print()}>
        <Icon name="document" />
        {print}
      </Button>
    </div>
  );
}
