import type { ReactNode } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./energy-flow.module.css";

type Props = {
  /** Where there is a grid and a battery to take over from it. */
  canFail: boolean;
  /** How long the change takes, where it is stated. */
  time?: string | undefined;
  children: ReactNode;
};

/** Sets a drawing of the flow in motion, and lets its grid fail. Two ticks and styles: no script is needed. */
export function FlowSwitches({ canFail, time, children }: Props) {
  const t = useTranslations("catalogue.flow");
  return (
    <div className={styles.box}>
      {children}
      <p className={styles.switches}>
        <label className={styles.switch} data-for="motion">
          <input type="checkbox" className={styles.move} />
          {t("move")}
        </label>
        {canFail && (
          <label className={styles.switch}>
            <input type="checkbox" className={styles.fail} />
            {t("fail")}
          </label>
        )}
      </p>
      {canFail && <p className={styles.happens}>{time ? t("failsIn", { time }) : t("fails")}</p>}
    </div>
  );
}
