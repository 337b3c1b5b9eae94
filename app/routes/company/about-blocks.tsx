import type { Data } from "#api/client.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./company.module.css";

type Company = Data<"company/getCompanyData">;

/** About Us: where the equipment works, picture beside words, sides in turn. */
export function AboutBlocks({ blocks, language }: Pick<Company, "blocks" | "language">) {
  const t = useTranslations("journal.company");
  if (blocks.length === 0) return null;
  return (
    <Section labelledBy="about-us">
      <SectionHeading id="about-us" title={t("aboutUs")} />
      <div className={styles.blocks} lang={language}>
        {blocks.map(({ img, title, content }) => (
          <article key={title} className={styles.block} data-picture={img ? "" : undefined}>
            {img && (
              <div className={styles.picture}>
                <Picture entry={img} ratio="3:2" sizes="(width >= 950px) 44vw, 92vw" />
              </div>
            )}
            <div className={styles.text}>
              <h3>{title}</h3>
              <p>{content}</p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
