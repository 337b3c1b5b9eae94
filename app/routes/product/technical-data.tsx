import { useRef, useState } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import type { ShownProduct } from "./shown-product.ts";
import { SpecHistory } from "./spec-history.tsx";
import { SpecTable } from "./spec-table.tsx";
import { SpecsAsText } from "./specs-as-text.tsx";
import styles from "./technical-data.module.css";

/** The whole table with its notes. The first groups are open; one button opens the rest. */
export function TechnicalData({ product }: { product: ShownProduct }) {
  const t = useTranslations("catalogue.product");
  const box = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const turn = () => {
    for (const group of box.current?.querySelectorAll("details") ?? []) group.open = !isWhole;
    setWhole(!isWhole);
  };
  return (
    <Section tone="band" id="specs" labelledBy="specs-title">
      <SectionHeading
        id="specs-title"
        title={t("specs")}
        action={
          <span className={styles.turn}>
            <Button look="outline" size="small" aria-expanded={isWhole} onClick={turn}>
              {t(isWhole ? "closeAll" : "showAll")}
            </Button>
          </span>
        }
      />
      <div ref={box}>
        <SpecTable groups={product.groups} />
      </div>
      {product.specHistory && <SpecHistory history={product.specHistory} />}
      <SpecsAsText product={product} />
    </Section>
  );
}
