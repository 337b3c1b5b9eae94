import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import styles from "./description.module.css";
import { FlowFold } from "./flow-fold.tsx";
import type { ShownProduct } from "./shown-product.ts";

/** What sets it apart, what it is for, and what it does. */
export function Description({ product }: { product: ShownProduct }) {
  const t = useTranslations("catalogue.product");
  const { headline, description, uses, features, language } = product;
  return (
    <Section id="overview" labelledBy="overview-title">
      <div className={styles.columns}>
        <div>
          {headline ? (
            <h2 id="overview-title" lang={language}>
              {headline}
            </h2>
          ) : (
            <VisuallyHidden as="h2" id="overview-title">
              {t("overview")}
            </VisuallyHidden>
          )}
          {uses.length > 0 && (
            <div className={styles.uses}>
              <h3>{t("forWhat")}</h3>
              <ul className={styles.list} lang={language}>
                {uses.map((use) => (
                  <li key={use}>{use}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div className={styles.text}>
          <RichText html={description} language={language} />
        </div>
      </div>
      {features.length > 0 && (
        <dl className={styles.features} lang={language}>
          {features.map(({ title, text }) => (
            <div key={title} className={styles.feature}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <FlowFold product={product} />
    </Section>
  );
}
