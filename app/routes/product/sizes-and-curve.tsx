import { DimensionDrawing } from "#app/features/dimension-drawing/dimension-drawing.tsx";
import type { Battery } from "#app/features/plots/capacity-fade.ts";
import { CapacityPlot } from "#app/features/plots/capacity-plot.tsx";
import { EfficiencyPlot } from "#app/features/plots/efficiency-plot.tsx";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { PortList } from "#app/features/turn-view/port-list.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { capacityOf, efficiencyOf } from "./curve-facts.ts";
import { drawnOf } from "./drawn-product.ts";
import { type ShownProduct, sizeOf } from "./shown-product.ts";
import styles from "./sizes-and-curve.module.css";

/** The drawing with its millimetres; beside it a curve for an inverter, the years for a battery. */
export function SizesAndCurve({ product }: { product: ShownProduct }) {
  const t = useTranslations("catalogue.product");
  const ports = useTranslations("catalogue.ports");
  const [size, efficiency, capacity] = [sizeOf(product), efficiencyOf(product), capacityOf(product)];
  if (!size && !efficiency && !capacity) return null;
  return (
    <Section>
      <div className={styles.columns}>
        {size && (
          <section id="drawing" aria-labelledby="drawing-title">
            <h2 id="drawing-title">{t("dimensions")}</h2>
            <DimensionDrawing model={product.model} drawn={drawnOf(product, size)} />
            {product.body.ports.length > 0 && (
              <Fold summary={ports("title")}>
                <PortList ports={product.body.ports} />
              </Fold>
            )}
          </section>
        )}
        {efficiency ? <Efficiency {...efficiency} /> : capacity && <Capacity {...capacity} />}
      </div>
    </Section>
  );
}

function Efficiency({ max, euro }: { max: number; euro: number }) {
  const t = useTranslations("catalogue.efficiency");
  const number = useNumber();
  const percent = (value: number) => `${number(value, 1)}\u00a0%`;
  return (
    <section id="curve" aria-labelledby="plot-title">
      <h2 id="plot-title">{t("title")}</h2>
      <p className={styles.lead}>{t("lead", { max: percent(max), euro: percent(euro) })}</p>
      <EfficiencyPlot max={max} euro={euro} />
    </section>
  );
}

function Capacity(battery: Battery) {
  const t = useTranslations("catalogue.capacity");
  const units = useTranslations("catalogue.units");
  const number = useNumber();
  return (
    <section id="curve" aria-labelledby="plot-title">
      <h2 id="plot-title">{t("title")}</h2>
      <p className={styles.lead}>
        {t("lead", {
          end: `${number(battery.endShare)}\u00a0%`,
          years: units("y", { value: battery.years, text: number(battery.years) }),
        })}
      </p>
      <CapacityPlot {...battery} />
    </section>
  );
}
