import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./doors.module.css";
import type { HomeData } from "./load-home.ts";

/** Places of use, each with a solution, and the other solutions by name. */
export function Doors({ blocks, solutions }: Pick<HomeData, "blocks" | "solutions">) {
  const t = useTranslations("catalogue");
  if (blocks.length + solutions.length === 0) return null;
  return (
    <Section labelledBy="situations">
      <SectionHeading
        id="situations"
        title={t("home.solutions")}
        lead={t("home.solutionsLead")}
        action={
          <Link to="/solutions" look="arrow">
            {t("allSolutions")}
          </Link>
        }
      />
      <ul className={styles.doors}>
        {blocks.map(({ id, img, title, content, path }) => (
          <li key={id} id={id} className={styles.door}>
            {img && (
              <div className={styles.picture}>
                <Picture
                  entry={img}
                  alt=""
                  sizes="(width >= 950px) 26vw, (width >= 600px) 46vw, 92vw"
                  ratio="frame"
                />
              </div>
            )}
            <h3>{title}</h3>
            <p>{content}</p>
            <Link to={path} look="arrow">
              {t("home.blockMore")}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.solutions}>
        {solutions.map(({ id, title, language }) => (
          <li key={id} lang={language}>
            <Link to={`/solutions/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
