import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Link } from "../../ui/link/link.tsx";
import type { MenuEntry } from "../menu/menu-entry.ts";
import { useShell } from "../shell-provider.tsx";
import styles from "./menu-panel.module.css";

/** Left in a panel: what it is about, and one action. */
export function PanelSide({ entry }: { entry: MenuEntry }) {
  const { site } = useShell();
  const { name, description, mateCode } = entry;
  return (
    <div className={styles.side}>
      <p className={styles.name}>{name}</p>
      <p className={styles.about}>{mateCode === "About" ? site.company.address : description}</p>
      <PanelAction entry={entry} />
    </div>
  );
}

export function PanelAction({ entry }: { entry: MenuEntry }) {
  const t = useTranslations("shell");
  const actions: Record<string, { to: string; label: string }> = {
    Products: { to: entry.link, label: t("panels.allProducts") },
    Solutions: { to: entry.link, label: t("panels.allSolutions") },
    Support: { to: "/about/contact", label: t("panels.ask") },
    About: { to: "/about/contact", label: t("contact") },
  };
  const { to, label } = actions[entry.mateCode] ?? {
    to: entry.link,
    label: t("allOf", { name: entry.name }),
  };
  return (
    <p className={styles.action}>
      <Link look="arrow" to={to}>
        {label}
      </Link>
    </p>
  );
}
