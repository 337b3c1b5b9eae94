import { useId } from "react";
import plot from "#app/features/plots/plot.module.css";
import { PlotTable } from "#app/features/plots/plot-table.tsx";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { drawingWidth, scaleBar } from "./plan-drawing.ts";
import {
  AreaLetter,
  AreaShape,
  CableLengths,
  CableLine,
  DeviceMark,
  letterOf,
  type Plan,
} from "./plan-marks.tsx";
import styles from "./site-plan.module.css";

const foot = 44;

/** The site from above: letters and numbers on the drawing, their words below it, the cables in a table. */
export function SitePlan({ plan, language }: { plan: Plan; language: string }) {
  const t = useTranslations("catalogue.case.plan");
  const number = useNumber();
  const nameOf = useNames(plan);
  const metres = (value: number) => `${number(value, 1)}\u00a0m`;
  return (
    <figure className={styles.figure}>
      <Drawing plan={plan} metres={metres} />
      <ul className={styles.parts} lang={language}>
        {plan.areas.map((area, place) => (
          <li key={area.id}>
            <span className={styles.mark} data-kind={area.kind}>
              {letterOf(place)}
            </span>
            {nameOf(area.id)}
            {area.power !== null && `\u00a0· ${number(area.power)}\u00a0kWp`}
          </li>
        ))}
        {plan.devices.map((device, place) => (
          <li key={device.id}>
            <span className={styles.mark} data-round="" data-kind={device.kind}>
              {place + 1}
            </span>
            {nameOf(device.id)}
          </li>
        ))}
      </ul>
      <PlotTable
        summary={t("cables")}
        columns={[t("cable"), t("length")]}
        rows={plan.cables.map(({ from, to, length }) => [`${nameOf(from)} – ${nameOf(to)}`, metres(length)])}
      />
      <figcaption className={plot.legend}>{t("caption")}</figcaption>
    </figure>
  );
}

function Drawing({ plan, metres }: { plan: Plan; metres: (value: number) => string }) {
  const t = useTranslations("catalogue.case.plan");
  const id = useId();
  const { width, depth, areas, devices, cables } = plan;
  const to = (value: number) => Math.round((value / width) * drawingWidth * 10) / 10;
  const bar = scaleBar(width);
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${drawingWidth} ${to(depth) + foot}`}
      role="img"
      aria-labelledby={id}
    >
      <title id={id}>
        {t("text", { areas: areas.length, devices: devices.length, cables: cables.length })}
      </title>
      <rect className={styles.ground} width={drawingWidth} height={to(depth)} />
      {areas.map((area) => (
        <AreaShape key={area.id} area={area} ground={width} to={to} />
      ))}
      {cables.map((cable) => (
        <CableLine key={`${cable.from}-${cable.to}`} cable={cable} plan={plan} to={to} />
      ))}
      {areas.map((area, place) => (
        <AreaLetter key={area.id} area={area} letter={letterOf(place)} to={to} />
      ))}
      <CableLengths plan={plan} write={metres} to={to} />
      {devices.map((device, place) => (
        <DeviceMark key={device.id} device={device} number={place + 1} to={to} />
      ))}
      <path className={styles.bar} d={`M1 ${to(depth) + 22}v8H${to(bar)}v-8`} />
      <text className={styles.foot} x={to(bar) + 10} y={to(depth) + 32}>
        {metres(bar)}
      </text>
      <g
        className={styles.north}
        transform={`translate(${drawingWidth - 16} ${to(depth) + 24}) rotate(${plan.north})`}
      >
        <path d="M0 -14L8 12L0 6L-8 12Z" />
      </g>
      <text className={styles.foot} x={drawingWidth - 34} y={to(depth) + 32} textAnchor="end">
        {t("north")}
      </text>
    </svg>
  );
}

/** An area by its own name, a device by its own or its kind's, with how many there are. */
function useNames({ areas, devices }: Plan) {
  const t = useTranslations("catalogue.case.plan.kinds");
  return (id: string) => {
    const device = devices.find((part) => part.id === id);
    if (!device) return areas.find((part) => part.id === id)?.name ?? "";
    const name = device.name ?? t(device.kind);
    return device.quantity > 1 ? `${device.quantity} × ${name}` : name;
  };
}
