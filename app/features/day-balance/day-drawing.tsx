import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Axes } from "../plots/axes.tsx";
import plot from "../plots/plot.module.css";
import { type Scale, scaleTo, ticksTo } from "../plots/scale.ts";
import { useNumber } from "../spec-value/use-spec-text.ts";
import type { Hour } from "./balance-day.ts";
import styles from "./day-balance.module.css";

const frame = { width: 960, height: 440, left: 60, right: 28, top: 60, bottom: 84 };
const gap = 3;
/** From the ground up: what meets the need, then what the sun gives beyond it. */
const layers = ["direct", "fromBattery", "other", "charging", "gridCharging", "surplus"] as const;
export type Layer = (typeof layers)[number];
const tick = (value: number) => value % 6 === 0;

/** Twenty-four bars, one an hour, with the need as a stepped line over them. */
export function DayDrawing({ hours, id, title }: { hours: Hour[]; id: string; title: string }) {
  const t = useTranslations("catalogue.day");
  const number = useNumber();
  const highest = Math.max(...hours.map((hour) => layers.reduce((sum, layer) => sum + hour[layer], 0)));
  const ticks = ticksTo(highest);
  const x = scaleTo([0, 24], [frame.left, frame.width - frame.right]);
  const y = scaleTo([0, ticks.at(-1) ?? 1], [frame.height - frame.bottom, frame.top]);
  return (
    <svg
      className={plot.plot}
      data-size="large"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-labelledby={id}
    >
      <title id={id}>{title}</title>
      <Axes
        frame={frame}
        x={x}
        y={y}
        xTicks={Array.from({ length: 25 }, (_, at) => at)
          .filter(tick)
          .map((at) => ({ at, label: `${at}:00` }))}
        yTicks={ticks.map((at) => ({ at, label: number(at) }))}
        xName={t("hour")}
        yName={t("power")}
      />
      {layers.map((layer) => (
        <path
          key={layer}
          className={`${styles.layer} ${styles.bars}`}
          data-layer={layer}
          d={barsOf(hours, layer, x, y)}
        />
      ))}
      <path className={styles.need} d={needLine(hours, x, y)} />
    </svg>
  );
}

/** All bars of one layer as a single path. A bar stands on the layers below it. */
function barsOf(hours: Hour[], layer: Layer, x: Scale, y: Scale) {
  const below = layers.slice(0, layers.indexOf(layer));
  return hours
    .map((hour, place) => {
      if (hour[layer] < 0.005) return "";
      const ground = below.reduce((sum, name) => sum + hour[name], 0);
      const left = x(place) + gap;
      return `M${left} ${y(ground)}V${y(ground + hour[layer])}H${x(place + 1) - gap}V${y(ground)}Z`;
    })
    .join("");
}

function needLine(hours: Hour[], x: Scale, y: Scale) {
  return hours.map(({ load }, place) => `${place ? "V" : `M${x(0)} `}${y(load)}H${x(place + 1)}`).join("");
}
