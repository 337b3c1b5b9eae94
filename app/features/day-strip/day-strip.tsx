import { type ReactNode, useId } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { balanceDay, type Plant, sumOf, sumsOf } from "../day-balance/balance-day.ts";
import { useNumber } from "../spec-value/use-spec-text.ts";
import styles from "./day-strip.module.css";
import { high, layers, slatsOf, wide } from "./slats.ts";

type Props = Plant & {
  day: { load: number[]; solar: number[]; gridLimit?: number | undefined };
  grid: boolean;
  /** Stands beside the legend. */
  title?: ReactNode;
};

const marked = [3, 6, 9, 12, 15, 18, 21];

/** A day as slats from midnight to midnight: as tall as the need, coloured by what meets it. */
export function DayStrip({ day, grid, title, ...plant }: Props) {
  const t = useTranslations("catalogue.day");
  const number = useNumber();
  const id = useId();
  const hours = balanceDay(day, plant);
  const sums = sumsOf(hours);
  const sum = (name: keyof typeof sums) => number(sums[name], 1);
  const names = {
    direct: t("fromSun"),
    fromBattery: t("fromBattery"),
    other: t(grid ? "fromGrid" : "fromGenerator"),
  };
  return (
    <div className={styles.strip}>
      <div className={styles.head}>
        {title}
        <ul className={styles.legend}>
          {layers
            .filter((layer) => sumOf(hours, layer) > 0.05)
            .map((layer) => (
              <li key={layer} data-layer={layer}>
                {`${names[layer]}\u00a0· ${sum(layer === "fromBattery" ? "battery" : layer)}\u00a0kWh`}
              </li>
            ))}
        </ul>
      </div>
      <svg
        className={styles.slats}
        viewBox={`0 0 ${wide} ${high}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={id}
      >
        <title id={id}>
          {t("text", {
            load: sum("load"),
            solar: sum("solar"),
            direct: sum("direct"),
            battery: sum("battery"),
            other: sum("other"),
            lost: sum("lost"),
            surplus: sum("surplus"),
            share: String(sums.share),
          })}
        </title>
        {layers.map((layer) => (
          <path key={layer} data-layer={layer} d={slatsOf(hours, layer)} />
        ))}
      </svg>
      <svg className={styles.hours} aria-hidden="true">
        {marked.map((hour) => (
          <text key={hour} data-hour={hour} x={`${(hour / 24) * 100}%`} y="1.1em">
            {`${hour}:00`}
          </text>
        ))}
      </svg>
    </div>
  );
}
