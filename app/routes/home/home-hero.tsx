import { ButtonLink } from "#app/ui/button/button.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Content } from "#app/ui/section/section.tsx";
import styles from "./home-hero.module.css";
import type { HomeData } from "./load-home.ts";

/** One picture, one line, on the ground of the page. */
export function HomeHero({ hero }: { hero: HomeData["hero"] }) {
  const t = useTranslations("catalogue");
  return (
    <div className={styles.hero}>
      {hero.image && (
        <div className={styles.picture}>
          <Picture
            entry={hero.image}
            alt=""
            sizes="(width >= 950px) 66vw, 100vw"
            ratio="frame"
            eager
            spinner={false}
          />
        </div>
      )}
      <Content>
        <div className={styles.text} lang={hero.language}>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={styles.lead}>{hero.text}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink to="/products">{t("allProducts")}</ButtonLink>
          <ButtonLink to="/about/contact" look="outline">
            {t("home.talk")}
          </ButtonLink>
        </div>
      </Content>
    </div>
  );
}
