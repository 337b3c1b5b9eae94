import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { fileUrl } from "../file-url.ts";
import { useShell } from "../shell-provider.tsx";
import styles from "./language-links.module.css";

/** The sites of other regions. The default variant has none, and then there is no heading either. */
export function CountryLinks() {
  const t = useTranslations("shell");
  const { site, fileHost } = useShell();
  if (site.countryLinks.length === 0) return null;
  return (
    <div className={styles.group}>
      <p className={styles.title}>{t("countries")}</p>
      <ul className={styles.list}>
        {site.countryLinks.map(({ name, img, link }) => (
          <li key={link + name}>
            <a className={styles.link} href={link} data-reload="">
              {img && <img src={fileUrl(img, fileHost)} alt="" width={24} height={18} loading="lazy" />}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
