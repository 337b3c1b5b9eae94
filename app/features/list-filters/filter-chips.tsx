import { Icon } from "#app/ui/icon/icon.tsx";
import { useToHref } from "#app/ui/link/link-context.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./filter-chips.module.css";

/** `without` is the address of the list when this choice is taken away. */
export type Chip = { name: string; without: string };

/** What is chosen, each with an address that takes it away. */
export function FilterChips({ chips, clear }: { chips: Chip[]; clear: string }) {
  const t = useTranslations("ui.list");
  const toHref = useToHref();
  if (chips.length === 0) return null;
  return (
    <nav aria-label={t("active")}>
      <ul className={styles.chips}>
        {chips.map(({ name, without }) => (
          <li key={without}>
            <a
              className={styles.chip}
              href={toHref(without)}
              aria-label={t("remove", { name })}
              data-keep-scroll=""
            >
              {name}
              <Icon name="close" />
            </a>
          </li>
        ))}
        <li>
          <a className={styles.clear} href={toHref(clear)} data-keep-scroll="">
            {t("clear")}
          </a>
        </li>
      </ul>
    </nav>
  );
}
