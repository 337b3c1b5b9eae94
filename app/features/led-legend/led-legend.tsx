import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./led-legend.module.css";
import { LedLights } from "./led-lights.tsx";
import type { LedRow } from "./read-led-table.ts";

/** Every pattern of the three lights with its cause and what to do. */
export function LedLegend({ rows, language }: { rows: LedRow[]; language?: string }) {
  const t = useTranslations("support.leds");
  const on = t("on");
  return (
    <ul className={styles.legend}>
      <li className={styles.row}>
        <LedLights lights={[on, on, on]} />
        <div>
          <h3>{t("works")}</h3>
          <p>{t("worksText")}</p>
        </div>
      </li>
      {rows.map(({ lights, cause, remedy }) => (
        <li key={lights.join(" ")} className={styles.row}>
          <LedLights lights={lights} />
          <div lang={language}>
            <h3>{cause}</h3>
            <p>{remedy}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
