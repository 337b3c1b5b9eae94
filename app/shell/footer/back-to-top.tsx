import type { MouseEvent } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./footer.module.css";

/** A link to the top for visitors without script, a smooth scroll for the others. */
export function BackToTop() {
  const t = useTranslations("shell.footer");
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link to the top of the page, which scrolls smoothly where it can
    <a className={styles.top} href="#top" onClick={scrollUp}>
      <Icon name="arrow-up" />
      {t("backToTop")}
    </a>
  );
}

function scrollUp(event: MouseEvent) {
  event.preventDefault();
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}
