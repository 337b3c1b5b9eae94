import type { ComponentProps } from "react";
import type { ListData } from "#api/client.ts";
import { PictureCard } from "#app/features/picture-card/picture-card.tsx";
import { PlanOutline } from "#app/features/site-plan/plan-outline.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import styles from "./case-card.module.css";
import { FigureStrip } from "./figure-strip.tsx";

export type CaseCardData = ListData<"case/getCaseStudyListAndCategoryList">["list"][number];

type Props = {
  entry: CaseCardData;
  sizes?: string;
} & Pick<ComponentProps<typeof PictureCard>, "heading" | "wide" | "first">;

const half = "(width >= 950px) 40vw, 92vw";

/** A place with its plan, what was built there, and the figures that came out, in a strip. */
export function CaseCard({ entry, sizes = half, ...props }: Props) {
  const t = useTranslations("catalogue.case");
  const { id, place, year, results, used, language } = entry;
  return (
    <PictureCard
      {...props}
      record={entry}
      to={`/case-study?case=${id}`}
      label={<span lang={language}>{`${place}\u00a0· ${year}`}</span>}
      ratio="3:2"
      drawing={entry.plan && <PlanOutline plan={entry.plan} />}
      sizes={sizes}
      foot={<FigureStrip figures={results} language={language} />}
    >
      {used.length > 0 && (
        <p className={styles.used}>
          <VisuallyHidden>{`${t("products")}: `}</VisuallyHidden>
          {used.map(asOneLine).join("\u00a0· ")}
        </p>
      )}
    </PictureCard>
  );
}

/** A name keeps its number and how many there are. */
const asOneLine = ({ name, quantity }: CaseCardData["used"][number]) =>
  (quantity > 1 ? `${quantity} × ${name}` : name).replaceAll(" ", "\u00a0");
