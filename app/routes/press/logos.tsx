import { productName } from "#app/shell/constants.ts";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./press.module.css";

const drawings = [
  { file: "wordmark.svg", word: "wordmark" },
  { file: "symbol.svg", word: "symbol" },
] as const;

export function Logos() {
  const t = useTranslations("journal.press");
  return (
    <Section tone="band" labelledBy="logos">
      <SectionHeading id="logos" title={t("logos")} lead={t("logosLead")} />
      <ul className={styles.logos}>
        {drawings.map(({ file, word }) => (
          <li key={file} className={styles.logo}>
            <div className={styles.paper}>
              <img src={`/press/${file}`} alt={`${productName}, ${t(word)}`} width={200} height={80} />
            </div>
            <Link to={`/press/${file}`} download data-reload>
              {t(word)} (SVG)
            </Link>
          </li>
        ))}
        <li className={styles.logo}>
          <div className={styles.paper}>
            <img src="/icons/icon-512.png" alt={`${productName}, ${t("icon")}`} width={96} height={96} />
          </div>
          <Link to="/icons/icon-512.png" download data-reload>
            {t("icon")} (PNG, 512 px)
          </Link>
        </li>
      </ul>
    </Section>
  );
}
