import type { ListData } from "#api/client.ts";
import { Link } from "#app/ui/link/link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import styles from "./case-card.module.css";
import { FigureStrip } from "./figure-strip.tsx";

export type CaseCardData = ListData<"case/getCaseStudyListAndCategoryList">["list"][number];

type Props = {
  entry: CaseCardData;
  heading?: "h2" | "h3";
  sizes?: string;
  /** Picture beside the words, for a card that stands alone. */
  wide?: boolean;
  /** The first of a list: its picture is the largest thing in a phone's first view. */
  first?: boolean;
};

const half = "(width >= 950px) 40vw, 92vw";

/** A place with its picture, what was built there, and the figures that came out, in a strip. */
export function CaseCard({ entry, heading: Heading = "h3", sizes = half, wide, first = false }: Props) {
  const t = useTranslations("catalogue.case");
  const { id, title, place, year, summary, results, used, image, language } = entry;
  return (
    <article className={styles.card} data-wide={wide ? "" : undefined}>
      <div className={styles.picture} data-empty={image ? undefined : ""}>
        {image && <Picture entry={image} sizes={sizes} ratio="16:9" alt="" eager={first} />}
      </div>
      <div>
        <p className={styles.place} lang={language}>
          {place} · {year}
        </p>
        <Heading className={styles.title} lang={language}>
          <Link to={`/case-study?case=${id}`} look="cover">
            {title}
          </Link>
        </Heading>
        <p className={styles.summary} lang={language}>
          {summary}
        </p>
        {used.length > 0 && (
          <p className={styles.used}>
            <VisuallyHidden>{`${t("products")}: `}</VisuallyHidden>
            {used.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(" · ")}
          </p>
        )}
      </div>
      <FigureStrip figures={results} language={language} />
    </article>
  );
}
