import { DayStrip } from "#app/features/day-strip/day-strip.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Content } from "#app/ui/section/section.tsx";
import styles from "./home-hero.module.css";
import type { HomeData } from "./load-home.ts";

type Props = Pick<HomeData, "hero" | "blocks">;

/** One picture, one line, on the ground of the page; below, a day on the axis of the picture's light. */
export function HomeHero({ hero, blocks }: Props) {
  const t = useTranslations("catalogue");
  return (
    <div className={styles.ground}>
      <div className={styles.hero}>
        {hero.image && (
          <div className={styles.picture}>
            <Picture
              entry={hero.image}
              alt=""
              sizes="(width >= 1200px) 66vw, 100vw"
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
          <ul className={styles.doors} lang={hero.language}>
            {blocks.map(({ id, title }) => (
              <li key={id}>
                <Link to={`#${id}`} look="arrow">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Content>
      </div>
      <HeroDay day={hero.day} />
    </div>
  );
}

function HeroDay({ day }: { day: HomeData["hero"]["day"] }) {
  const t = useTranslations("catalogue.home");
  if (!day) return null;
  return (
    <section className={styles.day} aria-labelledby="hero-day">
      <Content>
        <DayStrip
          {...day}
          title={
            <h2 id="hero-day" className={styles.dayTitle} lang={day.language}>
              <Link to={`/solutions/${day.id}`} look="quiet">
                {t("day", { solution: day.title })}
              </Link>
            </h2>
          }
        />
      </Content>
    </section>
  );
}
