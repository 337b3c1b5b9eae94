import { useToHref } from "../../ui/link/link-context.ts";
import { fileUrl } from "../file-url.ts";
import type { MenuEntry } from "../menu/menu-entry.ts";
import { useShell } from "../shell-provider.tsx";
import styles from "./product-tiles.module.css";

/** What the panel holds whole in every language: two rows of three. */
const most = 6;

export function ProductTiles({ entries }: { entries: MenuEntry[] }) {
  const toHref = useToHref();
  const { fileHost } = useShell();
  return (
    <ul className={styles.tiles}>
      {entries.slice(0, most).map(({ link, name, explain, image }) => (
        <li key={link}>
          <a className={styles.tile} href={toHref(link)}>
            {image ? (
              <img
                className={styles.picture}
                src={fileUrl(image, fileHost)}
                alt=""
                width={88}
                height={88}
                loading="lazy"
              />
            ) : (
              <span className={styles.picture} />
            )}
            <span>
              <span className={styles.name}>{name}</span>
              {explain && <span className={styles.model}>{explain}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
