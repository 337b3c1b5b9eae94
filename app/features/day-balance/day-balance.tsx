import { useId } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { BigFigures } from "../big-figures/big-figures.tsx";
import { PlotTable } from "../plots/plot-table.tsx";
import { useNumber } from "../spec-value/use-spec-text.ts";
import { balanceDay, type Hour, type Plant, sumOf, sumsOf } from "./balance-day.ts";
import styles from "./day-balance.module.css";
import { DayDrawing } from "./day-drawing.tsx";
import { DayLegend } from "./day-legend.tsx";

type Props = Plant & {
  day: { load: number[]; solar: number[]; gridLimit?: number | undefined };
  grid: boolean;
};

/** A day's energy balance: where each hour's power comes from, and what the battery does meanwhile. */
export function DayBalance({ day, grid, ...plant }: Props) {
  const t = useTranslations("catalogue.day");
  const number = useNumber();
  const id = useId();
  const hours = balanceDay(day, plant);
  const sums = sumsOf(hours);
  const sum = (name: keyof typeof sums) => number(sums[name], 1);
  const other = t(grid ? "fromGrid" : "fromGenerator");
  const has = (name: keyof Hour) => sumOf(hours, name) > 0.05;
  return (
    <figure className={styles.figure}>
      <BigFigures
        figures={[
          { label: t("needDay"), value: `${sum("load")}\u00a0kWh` },
          { label: t("solarDay"), value: `${sum("solar")}\u00a0kWh` },
          { label: t("share"), value: `${sums.share}\u00a0%` },
        ]}
      />
      <DayDrawing
        hours={hours}
        id={id}
        title={t("text", {
          load: sum("load"),
          solar: sum("solar"),
          direct: sum("direct"),
          battery: sum("battery"),
          other: sum("other"),
          lost: sum("lost"),
          surplus: sum("surplus"),
          share: String(sums.share),
        })}
      />
      <DayLegend
        entries={[
          { layer: "load", name: t("load") },
          { layer: "direct", name: t("direct") },
          ...(
            [
              { layer: "fromBattery", name: t("fromBattery") },
              { layer: "other", name: other },
              { layer: "charging", name: t("charging") },
              { layer: "gridCharging", name: t("gridCharging") },
              { layer: "surplus", name: t("surplus") },
            ] as const
          ).filter(({ layer }) => has(layer)),
        ]}
      />
      <PlotTable
        summary={t("table")}
        columns={[
          t("hour"),
          t("load"),
          t("solar"),
          t("fromBattery"),
          other,
          t("charging"),
          t("gridCharging"),
          t("surplus"),
          t("level"),
        ]}
        rows={hours.map((hour, place) => [
          `${String(place).padStart(2, "0")}:00`,
          ...(
            [
              hour.load,
              hour.solar,
              hour.fromBattery,
              hour.other,
              hour.charging,
              hour.gridCharging,
              hour.surplus,
              hour.level,
            ] as const
          ).map((value) => number(value, 1)),
        ])}
      />
      <figcaption className={styles.caption}>
        {t("model", {
          usable: number(plant.usableEnergy ?? 0, 1),
          trip: number(plant.roundTrip ?? 100, 1),
          inverter: number(plant.inverterEfficiency ?? 100, 1),
          lost: sum("lost"),
        })}{" "}
        {day.gridLimit !== undefined && t("limit", { limit: number(day.gridLimit) })}
      </figcaption>
    </figure>
  );
}
