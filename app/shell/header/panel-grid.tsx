import { useToHref } from "../../ui/link/link-context.ts";
import { fileUrl } from "../file-url.ts";
import type { MenuEntry } from "../navigation/menu-entry.ts";
import { useShell } from "../shell-provider.tsx";
import styles from "./panel-grid.module.css";

/** Three entries a row, with a small picture where there is one. */
export function PanelGrid({ entries, pictures }: { entries: MenuEntry[]; pictures?: boolean }) {
  const toHref = useToHref();
  const { fileHost } = useShell();
  return (
    <ul className={styles.grid}>
      {entries.map((entry) => (
        <li key={entry.link}>
          <a className={styles.entry} href={toHref(entry.link)}>
            {pictures && !entry.image && <span className={styles.picture} />}
            {pictures && entry.image && (
              <img
                className={styles.picture}
                src={fileUrl(entry.image, fileHost)}
                alt=""
                width={72}
                height={72}
                loading="lazy"
              />
            )}
            <span>
              <span className={styles.name}>{entry.name}</span>
              {entry.description && <span className={styles.description}>{entry.description}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
