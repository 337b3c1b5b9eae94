import { useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { FallbackNotice } from "#app/ui/notice/fallback-notice.tsx";
import { Content } from "#app/ui/section/section.tsx";
import { DatasheetButton } from "./datasheet-button.tsx";
import { HeadFacts } from "./head-facts.tsx";
import { HeadFigures } from "./head-figures.tsx";
import { LegacyNotice } from "./legacy-notice.tsx";
import styles from "./product-head.module.css";
import { ProductStage } from "./product-stage.tsx";
import { productSteps } from "./product-steps.ts";
import { ProductViews } from "./product-views.tsx";
import { ShareLine } from "./share-line.tsx";
import type { ShownProduct } from "./shown-product.ts";

/** Name and actions beside the product on the floor; its figures and three facts below. */
export function ProductHead({ product }: { product: ShownProduct }) {
  const t = useTranslations("catalogue");
  const { model, name, summary, language, predecessors } = product;
  return (
    <div className={styles.head} data-product-head="">
      <Content>
        <Breadcrumbs crumbs={useBreadcrumbs("products", ...productSteps(product))} />
        <div className={styles.parts}>
          <div className={styles.name} lang={language}>
            <p className={styles.model}>{model}</p>
            <h1>{name}</h1>
            <p className={styles.summary}>{summary}</p>
          </div>
          <div className={styles.doing}>
            <FallbackNotice language={language} />
            <LegacyNotice product={product} />
            <div className={styles.actions}>
              <ButtonLink to={`/about/contact?product=${encodeURIComponent(model)}`}>
                {t("product.ask")}
              </ButtonLink>
              <DatasheetButton documents={product.documents} />
            </div>
            <ShareLine product={product} />
            {predecessors.length > 0 && (
              <p className={styles.replaces}>
                {t("product.predecessors", { models: predecessors.map((entry) => entry.model).join(", ") })}
              </p>
            )}
          </div>
          <div className={styles.stage}>
            <ProductStage product={product} />
          </div>
          <div className={styles.views}>
            <ProductViews product={product} />
          </div>
          <div className={styles.figures}>
            <HeadFigures product={product} />
          </div>
          <div className={styles.links}>
            <HeadFacts product={product} />
          </div>
        </div>
      </Content>
    </div>
  );
}
