import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { useToHref } from "../../ui/link/link-context.ts";
import { CountryLinks } from "../language-switch/country-links.tsx";
import { LanguageLinks } from "../language-switch/language-links.tsx";
import { Logo } from "../logo/logo.tsx";
import { useShellState } from "../state/shell-state-context.tsx";
import styles from "./drawer.module.css";
import { drawerId } from "./drawer-id.ts";
import { DrawerSection } from "./drawer-section.tsx";

const closesWithoutScript = { command: "close", commandfor: drawerId };

/** A modal dialog holds the focus and answers Escape by itself; the browser opens it without script, too. */
export function Drawer() {
  const t = useTranslations("shell");
  const toHref = useToHref();
  const drawer = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const menu = useShellState((state) => state.menuList);
  const shownOn = useRef(key);
  useEffect(() => {
    // A new page closes it; on the first one it may have been opened before this code was there.
    if (shownOn.current !== key) drawer.current?.close();
    shownOn.current = key;
  }, [key]);
  return (
    <dialog ref={drawer} id={drawerId} className={styles.drawer} aria-label={t("mainMenu")}>
      <div className={styles.head}>
        <Logo />
        <button
          type="button"
          className={styles.close}
          aria-label={t("closeMenu")}
          onClick={() => drawer.current?.close()}
          {...closesWithoutScript}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={t("mainMenu")} className={styles.body}>
        <a className={styles.entry} href={toHref("/")}>
          {t("home")}
        </a>
        {menu.map((entry) => (
          <DrawerSection key={entry.routerName} entry={entry} />
        ))}
        <a className={styles.entry} href={toHref("/about/contact")}>
          {t("contact")}
        </a>
        <LanguageLinks />
        <CountryLinks />
      </nav>
    </dialog>
  );
}
