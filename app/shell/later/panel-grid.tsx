import { useToHref } from "../../ui/link/link-context.ts";
import type { MenuEntry } from "../menu/menu-entry.ts";
import styles from "./panel-grid.module.css";

type Props = { entries: MenuEntry[]; look: "titles" | "described" };

/** Three entries a row: titles alone, or with a line about each. */
export function PanelGrid({ entries, look }: Props) {
  const toHref = useToHref();
  return (
    <ul className={styles.grid} data-look={look}>
      {entries.map((entry) => (
        <li key={entry.link}>
          <a className={styles.entry} href={toHref(entry.link)}>
            <span className={styles.name}>{entry.name}</span>
            {look === "described" && entry.description && (
              <span className={styles.description}>{entry.description}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
