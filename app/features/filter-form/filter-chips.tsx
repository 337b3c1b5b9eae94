import { Icon } from "#app/ui/icon/icon.tsx";
import { useToHref } from "#app/ui/link/link-context.ts";
import styles from "./filter-chips.module.css";

export type Chip = { key: string; name: string; removeName: string; without: string };
type Props = { label: string; chips: Chip[]; clear: { name: string; to: string } };

/** What is chosen, each with an address that takes it away. */
export function FilterChips({ label, chips, clear }: Props) {
  const toHref = useToHref();
  if (chips.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {chips.map(({ key, name, removeName, without }) => (
          <li key={key}>
            <a className={styles.chip} href={toHref(without)} aria-label={removeName} data-keep-scroll="">
              {name}
              <Icon name="close" />
            </a>
          </li>
        ))}
        <li>
          <a className={styles.clear} href={toHref(clear.to)} data-keep-scroll="">
            {clear.name}
          </a>
        </li>
      </ul>
    </nav>
  );
}
