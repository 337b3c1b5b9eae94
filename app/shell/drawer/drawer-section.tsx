import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { useToHref } from "../../ui/link/link-context.ts";
import type { MenuEntry } from "../menu/menu-entry.ts";
import styles from "./drawer.module.css";

export function DrawerSection({ entry }: { entry: MenuEntry }) {
  const t = useTranslations("shell");
  const toHref = useToHref();
  if (!entry.hasPanel) {
    return (
      <a className={styles.entry} href={toHref(entry.link)}>
        {entry.name}
      </a>
    );
  }
  return (
    <details className={styles.section}>
      <summary className={styles.entry}>
        {entry.name}
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.list}>
        {!entry.children.some(({ link }) => link === entry.link) && (
          <li>
            <a href={toHref(entry.link)}>{t("allOf", { name: entry.name })}</a>
          </li>
        )}
        {entry.children.map((child) => (
          <li key={child.link}>
            <a href={toHref(child.link)}>{child.name}</a>
            {child.children.length > 0 && <SubList entries={child.children} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

function SubList({ entries }: { entries: MenuEntry[] }) {
  const toHref = useToHref();
  return (
    <ul className={styles.sub}>
      {entries.map((entry) => (
        <li key={entry.link}>
          <a href={toHref(entry.link)}>{entry.name}</a>
        </li>
      ))}
    </ul>
  );
}
