import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Button } from "../../ui/button/button.tsx";
import { useSiteNavigate } from "../navigation/use-site-navigate.ts";
import styles from "./error-page.module.css";
import { useCountdown } from "./use-countdown.ts";

export function Countdown() {
  const t = useTranslations("errors");
  const navigate = useSiteNavigate();
  const { left, stopped, stop } = useCountdown(() => navigate("/", { replace: true }));
  if (left === undefined) return null;
  if (stopped) {
    return (
      <p className={styles.countdown} role="status">
        {t("stayed")}
      </p>
    );
  }
  return (
    <div className={styles.countdown}>
      <p role="timer">{t("countdown", { seconds: Math.max(1, Math.ceil(left / 1000)) })}</p>
      <Button look="outline" size="small" onClick={stop}>
        {t("stay")}
      </Button>
    </div>
  );
}
