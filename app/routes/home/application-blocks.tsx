import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./application-blocks.module.css";
import type { HomeData } from "./load-home.ts";

/** Places of use, picture and words side by side, the sides changing. */
export function ApplicationBlocks({ blocks }: Pick<HomeData, "blocks">) {
  const t = useTranslations("catalogue.home");
  if (blocks.length === 0) return null;
  return (
    <Section tone="band" labelledBy="blocks">
      <SectionHeading id="blocks" title={t("blocks")} />
      <ul className={styles.list}>
        {blocks.map(({ img, title, content, path }) => (
          <li key={path} className={styles.block}>
            <div className={styles.picture}>
              {img && <Picture entry={img} alt="" sizes="(width >= 950px) 48vw, 92vw" ratio="frame" />}
            </div>
            <div className={styles.text}>
              <h3>{title}</h3>
              <p>{content}</p>
              <Link to={path} look="arrow">
                {t("blockMore")}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
