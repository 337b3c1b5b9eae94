import { useToHref } from "../../ui/link/link-context.ts";
import type { MenuEntry } from "../menu/menu-entry.ts";
import styles from "./panel-grid.module.css";

/** Three entries a row, each with a line about it. */
export function PanelGrid({ entries }: { entries: MenuEntry[] }) {
  const toHref = useToHref();
  return (
    <ul className={styles.grid}>
      {entries.map(({ link, name, description }) => (
        <li key={link}>
          <a className={styles.entry} href={toHref(link)}>
            <span className={styles.name}>{name}</span>
            {description && <span className={styles.description}>{description}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
