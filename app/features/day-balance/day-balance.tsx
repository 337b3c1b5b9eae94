import { useId } from "react";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import { PlotTable } from "../plots/plot-table.tsx";
import { useNumber } from "../spec-value/use-spec-text.ts";
import { balanceDay, type Hour, sumOf } from "./balance-day.ts";
import styles from "./day-balance.module.css";
import { DayDrawing } from "./day-drawing.tsx";

type Props = {
  day: { load: number[]; solar: number[] };
  storageEnergy: number | null;
  inverterPower: number | null;
  grid: boolean;
};

/** A day's energy balance: where each hour's power comes from, and what the battery does meanwhile. */
export function DayBalance({ day, storageEnergy, inverterPower, grid }: Props) {
  const t = useTranslations("catalogue.day");
  const number = useNumber();
  const id = useId();
  const hours = balanceDay(day, { storageEnergy, inverterPower });
  const sum = (name: keyof Hour) => number(sumOf(hours, name), 1);
  const other = t(grid ? "fromGrid" : "fromGenerator");
  const share = Math.round((1 - sumOf(hours, "other") / (sumOf(hours, "load") || 1)) * 100);
  const has = (name: keyof Hour) => sumOf(hours, name) > 0.05;
  return (
    <figure className={styles.figure}>
      <dl className={styles.sums}>
        <Sum value={`${sum("load")} kWh`} label={t("needDay")} />
        <Sum value={`${sum("solar")} kWh`} label={t("solarDay")} />
        <Sum value={`${share} %`} label={t("share")} />
      </dl>
      <DayDrawing
        hours={hours}
        id={id}
        title={t("text", {
          load: sum("load"),
          solar: sum("solar"),
          direct: sum("direct"),
          battery: sum("fromBattery"),
          other: sum("other"),
          share: String(share),
        })}
      />
      <ul className={styles.legend}>
        <li data-series="load">{t("load")}</li>
        <li data-series="direct">{t("direct")}</li>
        {has("fromBattery") && <li data-series="battery">{t("fromBattery")}</li>}
        {has("other") && <li data-series="other">{other}</li>}
        {has("charging") && <li data-series="charging">{t("charging")}</li>}
        {has("surplus") && <li data-series="surplus">{t("surplus")}</li>}
      </ul>
      <PlotTable
        summary={t("table")}
        columns={[
          t("hour"),
          t("load"),
          t("solar"),
          t("fromBattery"),
          other,
          t("charging"),
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
              hour.surplus,
              hour.level,
            ] as const
          ).map((value) => number(value, 1)),
        ])}
      />
      <figcaption className={styles.caption}>{t("model")}</figcaption>
    </figure>
  );
}

function Sum({ value, label }: { value: string; label: string }) {
  return (
    <div className={styles.sum}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
