import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./local-time.module.css";
import { momentText } from "./venue-time.ts";

/**
 * The visitor's own time with its zone. Only the browser knows it, so the server leaves the line out, and on the first page
 * it comes after all else.
 */
export function LocalTime({ start }: { start: number }) {
  const t = useTranslations("journal");
  const alive = useSyncExternalStore(never, isAlive, no);
  const [time, setTime] = useState(() => (alive ? ownTime(start) : undefined));
  useEffect(() => startTransition(() => setTime(ownTime(start))), [start]);
  return time ? <p className={styles.own}>{t("time.yours", { time })}</p> : null;
}

const never = () => () => {};
const no = () => false;

/** Set when the first page has come alive; see `usePageLoad`. */
function isAlive() {
  return document.documentElement.dataset.hydrated !== undefined;
}

function ownTime(seconds: number) {
  return momentText(seconds, -new Date(seconds * 1000).getTimezoneOffset());
}
