import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { useToHref } from "../link/link-context.ts";
import styles from "./breadcrumbs.module.css";

export type Crumb = { name: string; path: string };

/** The way here, home first. The last crumb is the page itself and no link. */
export function Breadcrumbs({ crumbs, onDark }: { crumbs: Crumb[]; onDark?: boolean }) {
  const t = useTranslations("ui");
  const toHref = useToHref();
  const last = crumbs.length - 1;
  return (
    <nav aria-label={t("breadcrumbs")} className={styles.breadcrumbs} data-tone={onDark ? "dark" : undefined}>
      <ol className={styles.list}>
        {crumbs.map(({ name, path }, place) => (
          <li key={path} className={styles.crumb}>
            {place === last ? <span aria-current="page">{name}</span> : <a href={toHref(path)}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
