import { useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { FigureStrip } from "#app/features/case-card/figure-strip.tsx";
import { useMakerName } from "#app/features/maker-names/use-maker-name.ts";
import { NumberedPicture } from "#app/features/numbered-picture/numbered-picture.tsx";
import { PictureBand } from "#app/features/picture-band/picture-band.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { FallbackNotice } from "#app/ui/notice/fallback-notice.tsx";
import type { SolutionData } from "./load-solution.ts";
import styles from "./solution-head.module.css";

/** The title, a wide picture, the situation in the words of those who are in it, and what comes out. */
export function SolutionHead({ solution }: Pick<SolutionData, "solution">) {
  const t = useTranslations("catalogue");
  const { id, title, summary, situation, segment, image, marks, language, results } = solution;
  const isNumbered = image !== null && marks.length > 0;
  return (
    <>
      <Hero
        title={<span lang={language}>{title}</span>}
        lead={<span lang={language}>{summary}</span>}
        eyebrow={useMakerName()(segment)}
        crumbs={useBreadcrumbs("solutions", { name: title, path: `/solutions/${id}` })}
      >
        <ButtonLink to={`/about/contact?product=${encodeURIComponent(title)}`}>
          {t("solution.plan")}
        </ButtonLink>
      </Hero>
      {isNumbered && <NumberedPicture {...{ image, marks, language }} />}
      <PictureBand image={isNumbered ? null : image}>
        <FallbackNotice language={language} />
        <div className={styles.situation} lang={language}>
          <h2 className={styles.label}>{t("solution.situation")}</h2>
          <p className={styles.text}>{situation}</p>
        </div>
        <FigureStrip figures={results} language={language} size="large" />
      </PictureBand>
    </>
  );
}
