import { useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { KeyFigures } from "#app/features/spec-value/key-figures.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { FallbackNotice } from "#app/ui/notice/fallback-notice.tsx";
import { Content } from "#app/ui/section/section.tsx";
import { DatasheetButton } from "./datasheet-button.tsx";
import { Gallery } from "./gallery.tsx";
import { LegacyNotice } from "./legacy-notice.tsx";
import styles from "./product-head.module.css";
import { productSteps } from "./product-steps.ts";
import { ShareBar } from "./share-bar.tsx";
import type { ShownProduct } from "./shown-product.ts";

/** Pictures on the left; name, figures and the two things to do on the right. */
export function ProductHead({ product }: { product: ShownProduct }) {
  const t = useTranslations("catalogue");
  const { model, name, summary, language, predecessors } = product;
  return (
    <div className={styles.head}>
      <Content>
        <Breadcrumbs crumbs={useBreadcrumbs("products", ...productSteps(product))} />
        <div className={styles.columns}>
          <Gallery product={product} />
          <div className={styles.text}>
            <div lang={language}>
              <p className={styles.model}>{model}</p>
              <h1>{name}</h1>
              <p className={styles.summary}>{summary}</p>
            </div>
            <FallbackNotice language={language} />
            <LegacyNotice product={product} />
            <section aria-label={t("product.keyFigures")}>
              <KeyFigures figures={product.figures} size="large" />
            </section>
            <div className={styles.actions}>
              <ButtonLink to={`/about/contact?product=${encodeURIComponent(model)}`}>
                {t("product.ask")}
              </ButtonLink>
              <DatasheetButton documents={product.documents} />
            </div>
            <div className={styles.more}>
              {!product.legacy && (
                <Link to={`/product-list/${product.category}?compare=${product.id}`}>
                  {t("product.compare")}
                </Link>
              )}
              {predecessors.length > 0 && (
                <p className={styles.replaces}>
                  {t("product.predecessors", { models: predecessors.map((entry) => entry.model).join(", ") })}
                </p>
              )}
            </div>
            <ShareBar product={product} />
          </div>
        </div>
      </Content>
    </div>
  );
}
