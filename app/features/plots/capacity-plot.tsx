import { useId } from "react";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import { useNumber } from "../spec-value/use-spec-text.ts";
import { Axes } from "./axes.tsx";
import { capacityFade } from "./capacity-fade.ts";
import styles from "./plot.module.css";
import { PlotTable } from "./plot-table.tsx";
import { linePath, scaleTo, ticksTo } from "./scale.ts";

const frame = { width: 720, height: 400, left: 56, right: 24, top: 60, bottom: 84 };

type Props = { energy: number; cycles: number; endShare: number; years: number };

/** What a battery still holds, year by year, and the floor that the warranty puts under it. */
export function CapacityPlot(battery: Props) {
  const t = useTranslations("catalogue.capacity");
  const units = useTranslations("catalogue.units");
  const number = useNumber();
  const id = useId();
  const points = capacityFade(battery);
  const ticks = ticksTo(battery.energy);
  const x = scaleTo([0, battery.years], [frame.left, frame.width - frame.right]);
  const y = scaleTo([0, ticks.at(-1) ?? 1], [frame.height - frame.bottom, frame.top]);
  const line = linePath(points.map(({ year, expected }) => [x(year), y(expected)]));
  const floor = linePath(points.map(({ year, promised }) => [x(year), y(promised)]));
  const last = points.at(-1);
  const energy = (value: number | undefined) => `${number(value ?? 0, 1)}\u00a0kWh`;
  return (
    <figure>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-labelledby={id}
      >
        <title id={id}>
          {t("text", {
            start: energy(battery.energy),
            last: energy(last?.expected),
            years: units("y", { value: battery.years, text: String(battery.years) }),
            floor: energy(last?.promised),
          })}
        </title>
        <path className={styles.area} d={`${line}L${x(battery.years)} ${y(0)}L${x(0)} ${y(0)}Z`} />
        <Axes
          frame={frame}
          x={x}
          y={y}
          xTicks={points
            .filter(({ year }) => year % 2 === 0)
            .map(({ year }) => ({ at: year, label: String(year) }))}
          yTicks={ticks.map((at) => ({ at, label: number(at) }))}
          xName={t("year")}
          yName={t("energy")}
        />
        <path className={styles.second} d={floor} />
        <path className={styles.line} d={line} />
        <circle className={styles.dot} cx={x(battery.years)} cy={y(last?.expected ?? 0)} r={6} />
        <text className={styles.mark} x={x(battery.years)} y={y(last?.expected ?? 0) - 14} textAnchor="end">
          {energy(last?.expected)}
        </text>
      </svg>
      <ul className={styles.legend}>
        <li className={styles.key}>{t("expected")}</li>
        <li className={styles.key} data-series="second">
          {t("promised")} {energy(last?.promised)}
        </li>
      </ul>
      <PlotTable
        summary={t("table")}
        columns={[t("year"), t("expected"), t("promised")]}
        rows={points.map(({ year, expected, promised }) => [
          String(year),
          energy(expected),
          energy(promised),
        ])}
      />
    </figure>
  );
}
