import type { ReactNode } from "react";
import { CaseCards } from "#app/features/case-card/case-cards.tsx";
import { FitList } from "#app/features/fit-list/fit-list.tsx";
import { ProductCard } from "#app/features/product-card/product-card.tsx";
import type { SerialCheckData } from "#app/features/serial-check/load-serial-check.ts";
import { SerialCheck } from "#app/features/serial-check/serial-check.tsx";
import { productName } from "#app/shell/constants.ts";
import { useShell } from "#app/shell/shell-provider.tsx";
import { CardGrid } from "#app/ui/card-grid/card-grid.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import { withLocale } from "#i18n/paths.ts";
import { Approvals } from "./approvals.tsx";
import { Description } from "./description.tsx";
import { LedSection } from "./led-section.tsx";
import { LightsLink } from "./lights-link.tsx";
import { PlotSection } from "./plot-section.tsx";
import { ProductDocuments } from "./product-documents.tsx";
import styles from "./product-page.module.css";
import { ProductVideos } from "./product-videos.tsx";
import { Questions } from "./questions.tsx";
import type { ShownProduct } from "./shown-product.ts";
import { TechnicalData } from "./technical-data.tsx";

type Props = { product: ShownProduct; serial: SerialCheckData | null };

/** Everything below the first view. */
export function ProductBody({ product, serial }: Props) {
  const t = useTranslations("catalogue");
  const { siteUrl, locale } = useShell();
  const { fitting, approvals, documents, videos, faqs, cases, accessories, related } = product;
  const isInverter = product.category === "inverters";
  return (
    <>
      <Description product={product} />
      {serial && (
        <Section tone="tint" id="serial-section" labelledBy="serial-title">
          <SectionHeading id="serial-title" title={t("serial.title")} lead={t("serial.lead")} />
          <SerialCheck path={`/products/${product.id}`} {...serial} />
        </Section>
      )}
      {product.leds.length > 0 && <LedSection leds={product.leds} language={product.language} />}
      <LightsLink product={product} />
      <TechnicalData product={product} />
      <PlotSection product={product} />
      {fitting.length > 0 && (
        <Section tall id="fits" labelledBy="fits-title">
          <SectionHeading
            id="fits-title"
            title={t("fit.title")}
            lead={t(isInverter ? "fit.leadInverter" : "fit.leadBattery")}
          />
          <FitList fitting={fitting} />
        </Section>
      )}
      {approvals.length > 0 && <Approvals approvals={approvals} />}
      {documents.length > 0 && <ProductDocuments documents={documents} />}
      {videos.length > 0 && <ProductVideos videos={videos} />}
      {faqs.length > 0 && <Questions faqs={faqs} language={product.language} />}
      {cases.length > 0 && (
        <Section tone="band" tall labelledBy="cases-title">
          <SectionHeading id="cases-title" title={t("product.casesTitle")} />
          <CaseCards cases={cases} />
        </Section>
      )}
      <Cards title={t("product.accessories")} id="accessories-title" products={accessories} />
      <p className={styles.source}>
        {productName}, {siteUrl}
        {withLocale(`/products/${product.id}`, locale)}
      </p>
      <Cards
        title={t("product.related", { series: product.seriesName })}
        id="related-title"
        products={related}
        action={
          <Link look="arrow" to={`/product-list/${product.category}/${product.series}`}>
            {t("product.wholeSeries")}
          </Link>
        }
      />
    </>
  );
}

type CardsProps = { title: string; id: string; products: ShownProduct["related"]; action?: ReactNode };

function Cards({ title, id, products, action }: CardsProps) {
  if (products.length === 0) return null;
  return (
    <Section tall labelledBy={id}>
      <SectionHeading id={id} title={title} action={action} />
      <CardGrid columns={products.length % 4 === 0 || products.length === 7 ? 4 : 3}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </CardGrid>
    </Section>
  );
}
