import { useId } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { useNumber } from "../spec-value/use-spec-text.ts";
import { Axes } from "./axes.tsx";
import { type Battery, calendarAgeing, capacityFade, promiseEnds } from "./capacity-fade.ts";
import styles from "./plot.module.css";
import { PlotTable } from "./plot-table.tsx";
import { linePath, scaleTo, ticksTo } from "./scale.ts";

const frame = { width: 720, height: 400, left: 56, right: 24, top: 60, bottom: 84 };

/** What a battery still holds from full to empty and what of it may be used, and how long the warranty stands under it. */
export function CapacityPlot(battery: Battery) {
  const t = useTranslations("catalogue.capacity");
  const units = useTranslations("catalogue.units");
  const number = useNumber();
  const id = useId();
  const points = capacityFade(battery);
  const ticks = ticksTo(battery.nominal);
  const x = scaleTo([0, battery.years], [frame.left, frame.width - frame.right]);
  const y = scaleTo([0, ticks.at(-1) ?? 1], [frame.height - frame.bottom, frame.top]);
  const line = linePath(points.map(({ year, usable }) => [x(year), y(usable)]));
  const whole = linePath(points.map(({ year, nominal }) => [x(year), y(nominal)]));
  const promised = points[0]?.promised ?? 0;
  const end = promiseEnds(battery);
  const floor = `M${x(0)} ${y(promised)}H${x(end)}`;
  const last = points.at(-1);
  const isPartial = battery.usable < battery.nominal;
  const dot = y(last?.usable ?? 0);
  // Below the dot, unless the line of the promise would strike the figure through.
  const isCrossed = Math.abs(y(promised) - (dot + 22)) < 24;
  const span = (value: number) => units("y", { value: Math.round(value * 10) / 10, text: number(value, 1) });
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
            start: energy(battery.usable),
            last: energy(last?.usable),
            years: span(battery.years),
            floor: energy(promised),
            end: span(end),
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
        {isPartial && <path className={styles.third} d={whole} />}
        <path className={styles.second} d={floor} />
        {end < battery.years && <path className={styles.grid} d={`M${x(end)} ${y(0)}V${y(promised)}`} />}
        <path className={styles.line} d={line} />
        <circle className={styles.dot} cx={x(battery.years)} cy={dot} r={6} />
        <text
          className={styles.mark}
          x={x(battery.years)}
          y={isCrossed ? dot - 16 : dot + 28}
          textAnchor="end"
        >
          {energy(last?.usable)}
        </text>
      </svg>
      <ul className={styles.legend}>
        {isPartial && (
          <li className={styles.key} data-series="third">
            {t("nominal")}
          </li>
        )}
        <li className={styles.key}>{t("usable")}</li>
        <li className={styles.key} data-series="second">
          {t("promised", { floor: energy(promised), end: span(end) })}
        </li>
      </ul>
      <PlotTable
        summary={t("table")}
        columns={[t("year"), t("nominal"), t("usable"), t("promisedShort")]}
        rows={points.map((point) => [
          String(point.year),
          energy(point.nominal),
          energy(point.usable),
          point.promised === null ? "–" : energy(point.promised),
        ])}
        note={
          <>
            {t("model", {
              ageing: number(calendarAgeing),
              cycles: number(battery.cycles),
              end: String(battery.endShare),
            })}{" "}
            {battery.throughput !== undefined &&
              t("limit", { throughput: number(battery.throughput), years: span(end) })}
          </>
        }
      />
    </figure>
  );
}
