import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./categories.module.css";
import type { HomeData } from "./load-home.ts";

/** Two large, the others below: the order of the catalogue is the order of weight. */
export function Categories({ categories }: Pick<HomeData, "categories">) {
  const t = useTranslations("catalogue.home");
  return (
    <Section labelledBy="categories">
      <SectionHeading id="categories" title={t("categories")} lead={t("categoriesLead")} />
      <ul className={styles.grid}>
        {categories.map((category) => (
          <li key={category.id} className={styles.tile}>
            <Tile category={category} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Tile({ category }: { category: HomeData["categories"][number] }) {
  const t = useTranslations("catalogue");
  const { id, name, tagline, image, pack, language, count, series } = category;
  return (
    <>
      <div className={styles.picture}>
        {image && <Picture entry={image} alt="" sizes="(width >= 950px) 40vw, 92vw" ratio="frame" />}
        {pack && (
          <Picture entry={pack} alt="" sizes="(width >= 950px) 40vw, 92vw" fit="contain" ratio="frame" />
        )}
      </div>
      <div className={styles.text}>
        <h3 lang={language}>
          <Link to={`/product-list/${id}`} look="cover">
            {name}
          </Link>
        </h3>
        <p className={styles.tagline} lang={language}>
          {tagline}
        </p>
        <p className={styles.series}>
          {t("models", { count })}
          {series.length > 0 && ` · ${series.map((entry) => entry.name).join(", ")}`}
        </p>
      </div>
    </>
  );
}
