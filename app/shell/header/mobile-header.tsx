import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { useToHref } from "../../ui/link/link-context.ts";
import { drawerId } from "../drawer/drawer-id.ts";
import { Logo } from "../logo/logo.tsx";
import { useShell } from "../shell-provider.tsx";
import styles from "./mobile-header.module.css";

/** The browser itself opens the dialog, where it knows how. */
const opensWithoutScript = { command: "show-modal", commandfor: drawerId };

function open() {
  const drawer = document.getElementById(drawerId);
  if (!("command" in HTMLButtonElement.prototype) && drawer instanceof HTMLDialogElement) drawer.showModal();
}

/** Logo, search and the menu button. With `nova=true` there is no menu button. */
export function MobileHeader() {
  const t = useTranslations("shell");
  const toHref = useToHref();
  const { nova } = useShell();
  return (
    <div className={styles.bar}>
      <Logo />
      <a className={styles.button} href={toHref("/search")} aria-label={t("search.open")}>
        <Icon name="search" />
      </a>
      {!nova && (
        <button
          type="button"
          className={styles.button}
          aria-label={t("openMenu")}
          onClick={open}
          {...opensWithoutScript}
        >
          <Icon name="menu" />
        </button>
      )}
    </div>
  );
}
