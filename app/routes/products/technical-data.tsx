import { DimensionDrawing } from "#app/features/dimension-drawing/dimension-drawing.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import { type ShownProduct, specNumber } from "./shown-product.ts";
import { SpecTable } from "./spec-table.tsx";
import { SpecsAsText } from "./specs-as-text.tsx";
import styles from "./technical-data.module.css";

/** The whole table with its notes, and the drawing with the outer sizes. */
export function TechnicalData({ product }: { product: ShownProduct }) {
  const t = useTranslations("catalogue.product");
  const [width, height, depth] = ["width", "height", "depth"].map((id) => specNumber(product, id));
  return (
    <Section tone="band" tall id="specs" labelledBy="specs-title">
      <SectionHeading id="specs-title" title={t("specs")} />
      <div className={styles.columns}>
        <SpecTable groups={product.groups} />
        <div className={styles.side}>
          {width && height && depth && (
            <div className={styles.drawing}>
              <h3>{t("dimensions")}</h3>
              <DimensionDrawing model={product.model} width={width} height={height} depth={depth} />
            </div>
          )}
          <SpecsAsText product={product} />
        </div>
      </div>
    </Section>
  );
}
