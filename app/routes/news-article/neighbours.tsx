import type { Data } from "#api/client.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useToHref } from "#app/ui/link/link-context.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import styles from "./neighbours.module.css";

type Article = Data<"about/getPressReleaseByParam">;

/** The piece of news before and the one after this. */
export function Neighbours({ previous, next }: Pick<Article, "previous" | "next">) {
  const t = useTranslations("journal.article");
  const toHref = useToHref();
  if (!previous && !next) return null;
  return (
    <Section tone="band" space="tight">
      <nav className={styles.neighbours} aria-label={t("neighbours")}>
        {previous && (
          <a className={styles.neighbour} rel="prev" href={toHref(`/about/news/${previous.id}`)}>
            <span className={styles.which}>
              <Icon name="chevron-left" />
              {t("previous")}
            </span>
            {previous.title}
          </a>
        )}
        {next && (
          <a className={styles.neighbour} data-side="next" rel="next" href={toHref(`/about/news/${next.id}`)}>
            <span className={styles.which}>
              {t("next")}
              <Icon name="chevron-right" />
            </span>
            {next.title}
          </a>
        )}
      </nav>
    </Section>
  );
}
