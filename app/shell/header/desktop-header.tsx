import { useLocation } from "react-router";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { useToHref } from "../../ui/link/link-context.ts";
import { LanguageSwitch } from "../language-switch/language-switch.tsx";
import { Logo } from "../logo/logo.tsx";
import { routerNameOf } from "../menu/menu-entry.ts";
import { useShellState } from "../state/shell-state-context.tsx";
import styles from "./desktop-header.module.css";
import { MenuItem } from "./menu-item.tsx";
import { SearchItem } from "./search-item.tsx";
import type { Panels } from "./use-panels.ts";

export function DesktopHeader({ panels }: { panels: Panels }) {
  const t = useTranslations("shell");
  const toHref = useToHref();
  const menu = useShellState((state) => state.menuList);
  const here = routerNameOf(useLocation().pathname);
  return (
    <nav className={styles.bar} aria-label={t("mainMenu")}>
      <ul className={styles.menu}>
        {menu.map((entry) => (
          <MenuItem key={entry.routerName} entry={entry} here={here} panels={panels} />
        ))}
        <SearchItem panels={panels} />
        <li className={styles.contact} onPointerEnter={() => panels.open && panels.hover(undefined)}>
          <a href={toHref("/about/contact")} aria-label={t("contact")}>
            <Icon name="mail" />
            <span>{t("contact")}</span>
          </a>
        </li>
        <li className={styles.languages}>
          <LanguageSwitch />
        </li>
        <li className={styles.logo}>
          <Logo />
        </li>
      </ul>
    </nav>
  );
}
