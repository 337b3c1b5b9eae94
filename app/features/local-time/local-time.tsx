import { useSyncExternalStore } from "react";
import { useLanguage } from "#app/ui/language/use-language.ts";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import styles from "./local-time.module.css";
import { momentText } from "./venue-time.ts";

const never = () => () => {};

/** The visitor's own time with its zone. Only the browser knows it, so the server leaves the line out. */
export function LocalTime({ start }: { start: number }) {
  const t = useTranslations("journal");
  const locale = useLanguage();
  const time = useSyncExternalStore(
    never,
    () => ownTime(start, locale),
    () => undefined,
  );
  return time ? <p className={styles.own}>{t("time.yours", { time })}</p> : null;
}

/** A visitor stays in one language as long as the page is loaded, and to make a format takes a phone milliseconds. */
let own: Intl.DateTimeFormat | undefined;

function ownTime(seconds: number, locale: string) {
  // Chromium knows no Burmese dates and would write them in English.
  if (locale === "my")
    return momentText(seconds, new Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC");
  own ??= new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    weekday: "short",
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "short",
  });
  return own.format(seconds * 1000);
}
