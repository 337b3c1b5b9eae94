import { useId } from "react";
import { HitType } from "#app/shell/search/hit-type.tsx";
import { MarkedText } from "#app/shell/search/marked-text.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import styles from "./best-answer.module.css";
import type { Hit } from "./hit.ts";

/** The one result that answers a search, with what to do next. */
export function BestAnswer({ hit }: { hit: Hit }) {
  const t = useTranslations("search.best");
  const title = useId();
  return (
    <li className={styles.answer} data-picture={hit.image ? "" : undefined}>
      <div className={styles.text}>
        <p className={styles.label}>
          <b>{t("title")}</b> <HitType hit={hit} />
        </p>
        <h2 className={styles.title} id={title} lang={hit.language}>
          <MarkedText segments={hit.title} />
        </h2>
        {hit.excerpt.length > 0 && (
          <p className={styles.excerpt} lang={hit.language}>
            <MarkedText segments={hit.excerpt} />
          </p>
        )}
        <ButtonLink to={hit.url} aria-describedby={title}>
          {t(`go.${hit.type}`)}
        </ButtonLink>
      </div>
      {hit.image && (
        <div className={styles.picture}>
          <Picture
            entry={hit.image}
            alt=""
            sizes="(width < 600px) 6rem, 16rem"
            ratio="4:3"
            fit={hit.type === "product" ? "contain" : "cover"}
          />
        </div>
      )}
    </li>
  );
}
