import { useId } from "react";
import { DayDrawing } from "#app/features/day-balance/day-drawing.tsx";
import { DayLegend } from "#app/features/day-balance/day-legend.tsx";
import { PlotTable } from "#app/features/plots/plot-table.tsx";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./calculator-needs.module.css";
import type { System } from "./needs-types.ts";

const columns = ["load", "direct", "fromBattery", "other", "level"] as const;

/** A usual day with the usual system, hour by hour. */
export function DayPlot({ hours, offGrid }: { hours: System["day"]; offGrid: boolean }) {
  const t = useTranslations("tools.needs");
  const number = useNumber();
  const id = useId();
  const sum = (name: keyof System["day"][number]) =>
    number(
      hours.reduce((total, hour) => total + hour[name], 0),
      1,
    );
  const missing = hours.reduce((total, hour) => total + hour.missing, 0);
  return (
    <figure className={styles.plot}>
      <figcaption>
        <h3>{t("plot.title")}</h3>
        <p className={styles.facts}>
          {t("plot.text", {
            sun: sum("direct"),
            battery: sum("fromBattery"),
            grid: sum("other"),
            surplus: sum("surplus"),
          })}{" "}
          {missing > 0.05 && t("plot.missing", { missing: number(missing, 1) })}
        </p>
      </figcaption>
      <DayDrawing hours={hours} id={id} title={t("plot.title")} />
      <DayLegend
        entries={[
          { layer: "load", name: t("plot.load") },
          { layer: "direct", name: t("plot.direct") },
          { layer: "fromBattery", name: t("plot.fromBattery") },
          ...(offGrid ? [] : [{ layer: "other" as const, name: t("plot.other") }]),
          { layer: "charging", name: t("plot.charging") },
          { layer: "surplus", name: t("plot.surplus") },
        ]}
      />
      <PlotTable
        summary={t("plot.table")}
        columns={[t("plot.hour"), ...columns.map((name) => t(`plot.${name}`))]}
        rows={hours.map((hour, place) => [
          `${String(place).padStart(2, "0")}:00`,
          ...columns.map((name) => number(hour[name], 1)),
        ])}
      />
    </figure>
  );
}
