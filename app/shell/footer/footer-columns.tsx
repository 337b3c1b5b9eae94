import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Link } from "../../ui/link/link.tsx";
import type { Site } from "../site-types.ts";
import styles from "./footer.module.css";

export function FooterColumns({ columns }: { columns: Site["footer"] }) {
  const t = useTranslations("shell.footer");
  return (
    <nav className={styles.columns} aria-label={t("label")}>
      {columns.map(({ title, links }) => (
        <div key={title}>
          <h2 className={styles.heading}>{title}</h2>
          <ul className={styles.links}>
            {links.map(({ name, path }) => (
              <li key={path}>
                <Link look="plain" to={path}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
