import type { Battery } from "#app/features/plots/capacity-fade.ts";
import { CapacityPlot } from "#app/features/plots/capacity-plot.tsx";
import { EfficiencyPlot } from "#app/features/plots/efficiency-plot.tsx";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import styles from "./plot-section.module.css";
import { type ShownProduct, specNumber } from "./shown-product.ts";

/** A curve for an inverter, the years for a battery; nothing where the figures for it are not stated. */
export function PlotSection({ product }: { product: ShownProduct }) {
  const [max, euro] = [specNumber(product, "efficiencyMax"), specNumber(product, "efficiencyEuro")];
  if (max && euro) return <Efficiency max={max} euro={euro} />;
  const cycles = specNumber(product, "cycles");
  const endShare = specNumber(product, "endOfLifeCapacity");
  const nominal = specNumber(product, "nominalEnergy");
  const years = specNumber(product, "performanceWarrantyYears") ?? specNumber(product, "warrantyYears");
  if (!cycles || !endShare || !nominal || !years) return null;
  const depth = specNumber(product, "depthOfDischarge") ?? 100;
  const usable = specNumber(product, "usableEnergy") ?? (nominal * depth) / 100;
  const throughput = specNumber(product, "throughput");
  return <Capacity {...{ nominal, usable, cycles, endShare, years, throughput }} />;
}

function Efficiency({ max, euro }: { max: number; euro: number }) {
  const t = useTranslations("catalogue.efficiency");
  const number = useNumber();
  const percent = (value: number) => `${number(value, 1)}\u00a0%`;
  return (
    <Section labelledBy="plot-title">
      <div className={styles.columns}>
        <div>
          <h2 id="plot-title">{t("title")}</h2>
          <p className={styles.lead}>{t("lead", { max: percent(max), euro: percent(euro) })}</p>
        </div>
        <EfficiencyPlot max={max} euro={euro} />
      </div>
    </Section>
  );
}

function Capacity(battery: Battery) {
  const t = useTranslations("catalogue.capacity");
  const units = useTranslations("catalogue.units");
  const number = useNumber();
  return (
    <Section labelledBy="plot-title">
      <div className={styles.columns}>
        <div>
          <h2 id="plot-title">{t("title")}</h2>
          <p className={styles.lead}>
            {t("lead", {
              end: `${number(battery.endShare)}\u00a0%`,
              years: units("y", { value: battery.years, text: number(battery.years) }),
            })}
          </p>
        </div>
        <CapacityPlot {...battery} />
      </div>
    </Section>
  );
}
