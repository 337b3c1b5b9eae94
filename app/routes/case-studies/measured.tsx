import { useId } from "react";
import figures from "#app/features/big-figures/big-figures.module.css";
import { meanOf } from "#app/features/plots/paired-bars.ts";
import plot from "#app/features/plots/plot.module.css";
import { PlotTable } from "#app/features/plots/plot-table.tsx";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { CaseData } from "./load-case.ts";
import styles from "./measured.module.css";
import { MeasuredPlot } from "./measured-plot.tsx";

type Props = { measured: NonNullable<CaseData["entry"]["measured"]>; language: string };

/** What was measured before and after: the two means, the chart, its table, and who measured. */
export function Measured({ measured, language }: Props) {
  const t = useTranslations("catalogue.case.measured");
  const number = useNumber();
  const id = useId();
  const { what, unit, points } = measured;
  const figure = (value: number | null) => (value === null ? "–" : number(value, value < 100 ? 1 : 0));
  const [before, after] = [figure(meanOf(points, "before")), figure(meanOf(points, "after"))];
  return (
    <figure className={styles.figure} lang={language}>
      <h3>{what}</h3>
      <dl className={styles.means}>
        <Mean series="before" value={before} unit={unit} label={measured.before} />
        <Mean series="after" value={after} unit={unit} label={measured.after} />
      </dl>
      <MeasuredPlot points={points} unit={unit} id={id} title={t("text", { what, unit, before, after })} />
      <ul className={plot.legend}>
        <li className={plot.swatch} data-series="before">
          {t("before")}
        </li>
        <li className={plot.swatch} data-series="after">
          {t("after")}
        </li>
      </ul>
      <PlotTable
        summary={t("table")}
        columns={[t("period"), `${t("before")} (${unit})`, `${t("after")} (${unit})`]}
        rows={points.map((point) => [point.label, figure(point.before), figure(point.after)])}
      />
      <figcaption className={styles.source}>{measured.source}</figcaption>
    </figure>
  );
}

type MeanProps = { series: "before" | "after"; value: string; unit: string; label: string };

function Mean({ series, value, unit, label }: MeanProps) {
  return (
    <div className={`${figures.figure} ${styles.mean}`} data-series={series}>
      <dt>{label}</dt>
      <dd>
        {value}
        <span className={styles.unit}>{`\u00a0${unit}`}</span>
      </dd>
    </div>
  );
}
