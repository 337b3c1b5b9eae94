import { SerialCheck } from "#app/features/serial-check/serial-check.tsx";
import { productName } from "#app/shell/constants.ts";
import { useShell } from "#app/shell/shell-provider.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import { withLocale } from "#i18n/paths.ts";
import { Approvals } from "./approvals.tsx";
import { Description } from "./description.tsx";
import { Fitting } from "./fitting.tsx";
import { KeepSection } from "./keep-section.tsx";
import { LedSection } from "./led-section.tsx";
import type { PageData } from "./page-places.ts";
import { ProductDocuments } from "./product-documents.tsx";
import styles from "./product-page.module.css";
import { ProductStrips } from "./product-strips.tsx";
import { Questions } from "./questions.tsx";
import { SizesAndCurve } from "./sizes-and-curve.tsx";
import { TechnicalData } from "./technical-data.tsx";

/** Everything below the first view. */
export function ProductBody({ product, serial }: PageData) {
  const t = useTranslations("catalogue");
  const { siteUrl, locale } = useShell();
  return (
    <div className={styles.body}>
      <Description product={product} />
      {serial && (
        <Section tone="tint" id="serial-section" labelledBy="serial-title">
          <SectionHeading id="serial-title" title={t("serial.title")} lead={t("serial.lead")} />
          <SerialCheck path={`/products/${product.id}`} {...serial} />
        </Section>
      )}
      {product.leds.length > 0 && <LedSection leds={product.leds} language={product.language} />}
      <TechnicalData product={product} />
      <SizesAndCurve product={product} />
      <Fitting product={product} />
      <Approvals approvals={product.approvals} />
      {(product.documents.length > 0 || product.faqs.length > 0) && (
        <Section tone="band">
          <div className={styles.pair}>
            {product.documents.length > 0 && <ProductDocuments documents={product.documents} />}
            <div>
              <Questions product={product} />
              <KeepSection product={product} />
            </div>
          </div>
        </Section>
      )}
      <ProductStrips product={product} />
      <p className={styles.source}>
        {productName}, {siteUrl}
        {withLocale(`/products/${product.id}`, locale)}
      </p>
    </div>
  );
}
