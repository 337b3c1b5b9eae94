import { useId } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { useNumber } from "../spec-value/use-spec-text.ts";
import { Axes } from "./axes.tsx";
import { efficiencyCurve } from "./efficiency-curve.ts";
import styles from "./plot.module.css";
import { PlotTable } from "./plot-table.tsx";
import { linePath, scaleTo } from "./scale.ts";

const frame = { width: 720, height: 400, left: 56, right: 24, top: 60, bottom: 84 };
const loads = [0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
const tabled = [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1];

/** How efficiency follows the load, from the two figures of the data sheet. */
export function EfficiencyPlot({ max, euro }: { max: number; euro: number }) {
  const t = useTranslations("catalogue.efficiency");
  const number = useNumber();
  const id = useId();
  const curve = efficiencyCurve(max, euro);
  const floor = Math.floor(curve(0.05) / 5) * 5;
  const x = scaleTo([0, 1], [frame.left, frame.width - frame.right]);
  const y = scaleTo([floor, 100], [frame.height - frame.bottom, frame.top]);
  const percent = (value: number) => `${number(value, 1)}\u00a0%`;
  const steps = Array.from({ length: (100 - floor) / 5 + 1 }, (_, place) => floor + 5 * place);
  const line = linePath(
    loads.filter((load) => curve(load) >= floor).map((load) => [x(load), y(curve(load))]),
  );
  return (
    <figure>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-labelledby={id}
      >
        <title id={id}>{t("text", { max: percent(max), full: percent(curve(1)) })}</title>
        <Axes
          frame={frame}
          x={x}
          y={y}
          xTicks={[0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, label: String(at * 100) }))}
          yTicks={steps.map((at) => ({ at, label: String(at) }))}
          xName={t("load")}
          yName={t("efficiency")}
        />
        <line
          className={styles.second}
          x1={frame.left}
          x2={frame.width - frame.right}
          y1={y(euro)}
          y2={y(euro)}
        />
        <path className={styles.line} d={line} />
        <circle className={styles.dot} cx={x(0.5)} cy={y(max)} r={6} />
        <text className={styles.mark} x={x(0.5)} y={y(max) - 14} textAnchor="middle">
          {percent(max)}
        </text>
      </svg>
      <ul className={styles.legend}>
        <li className={styles.key}>{t("curve")}</li>
        <li className={styles.key} data-series="second">
          {t("euro")} {percent(euro)}
        </li>
      </ul>
      <PlotTable
        summary={t("table")}
        columns={[t("load"), t("efficiency")]}
        rows={tabled.map((load) => [number(load * 100), number(curve(load), 1)])}
      />
    </figure>
  );
}
