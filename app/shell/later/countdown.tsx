import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Button } from "../../ui/button/button.tsx";
import { errorPageRedirect } from "../constants.ts";
import styles from "../errors/error-page.module.css";
import { useSiteNavigate } from "../navigation/use-navigate.ts";

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

/**
 * Milliseconds until the visitor is taken home. A hidden tab, typing, focus on something, or a list that is opened stops it
 * for good; so does `stop`. Undefined before the browser has taken over: the server starts no timer.
 */
function useCountdown(arrive: () => void) {
  const [left, setLeft] = useState<number>();
  const [stopped, setStopped] = useState(false);
  const arrived = useRef(arrive);
  arrived.current = arrive;
  useEffect(() => {
    if (stopped) return;
    const end = Date.now() + errorPageRedirect;
    setLeft(errorPageRedirect);
    const ticking = setInterval(() => setLeft(Math.max(0, end - Date.now())), 250);
    const ending = setTimeout(() => arrived.current(), errorPageRedirect);
    return () => {
      clearInterval(ticking);
      clearTimeout(ending);
    };
  }, [stopped]);
  useEffect(() => listenForLife(() => setStopped(true)), []);
  return { left, stopped, stop: () => setStopped(true) };
}

function listenForLife(stop: () => void) {
  const hidden = () => document.hidden && stop();
  const focused = (event: FocusEvent) => {
    if (
      event.target instanceof Element &&
      event.target.closest("a, button, input, textarea, select, summary")
    )
      stop();
  };
  const opened = (event: Event) => Reflect.get(event, "newState") === "open" && stop();
  document.addEventListener("visibilitychange", hidden);
  document.addEventListener("keydown", stop);
  document.addEventListener("focusin", focused);
  // The event of a popover does not bubble.
  document.addEventListener("toggle", opened, true);
  return () => {
    document.removeEventListener("visibilitychange", hidden);
    document.removeEventListener("keydown", stop);
    document.removeEventListener("focusin", focused);
    document.removeEventListener("toggle", opened, true);
  };
}
