import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { isBusy, navigationStore } from "../navigation/navigation-store.ts";
import { createProgress, type ProgressState } from "./progress.ts";
import styles from "./progress-bar.module.css";

const hidden: ProgressState = { phase: "hidden", percent: 0 };

export function ProgressBar() {
  const t = useTranslations("ui");
  const [{ phase, percent }, setState] = useState(hidden);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const progress = createProgress(setState);
    const unsubscribe = navigationStore.subscribe((now, before) => {
      if (isBusy(now) && !isBusy(before)) progress.start();
      if (now.failures > before.failures) progress.fail();
      if (!isBusy(now) && isBusy(before)) progress.end();
    });
    return () => {
      unsubscribe();
      progress.stop();
    };
  }, []);
  useEffect(() => {
    if (bar.current) bar.current.style.scale = `${percent / 100} 1`;
  }, [percent]);
  return (
    <div
      className={styles.track}
      data-phase={phase}
      role="progressbar"
      aria-label={t("loading")}
      aria-valuenow={Math.round(percent)}
      aria-hidden={phase === "hidden"}
    >
      <div ref={bar} className={styles.bar} />
    </div>
  );
}
