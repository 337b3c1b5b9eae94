import { Icon } from "../../ui/icon/icon.tsx";
import { useToHref } from "../../ui/link/link-context.ts";
import { fileUrl } from "../file-url.ts";
import type { MenuEntry } from "../menu/menu-entry.ts";
import { useShell } from "../shell-provider.tsx";
import styles from "./product-tiles.module.css";

/** Two rows of three: families with their range, single products, and the tools that help to choose. */
export function ProductTiles({ entries }: { entries: MenuEntry[] }) {
  const toHref = useToHref();
  const { fileHost } = useShell();
  return (
    <ul className={styles.tiles}>
      {entries.map(({ link, name, explain, description, image }) => (
        <li key={link}>
          <a className={styles.tile} href={toHref(link)}>
            <span className={styles.picture}>
              {image ? (
                <img src={fileUrl(image, fileHost)} alt="" width={112} height={142} loading="lazy" />
              ) : (
                <Icon name="sum" />
              )}
            </span>
            <span>
              <span className={styles.name}>{name}</span>
              {explain && <span className={styles.range}>{explain}</span>}
              {description && <span className={styles.description}>{description}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
