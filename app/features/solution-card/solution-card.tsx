import type { ListData } from "#api/client.ts";
import { Link } from "#app/ui/link/link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import styles from "./solution-card.module.css";

export type SolutionCardData = ListData<"solution/getSolutionData">["list"][number];

const third = "(width >= 950px) 26vw, (width >= 600px) 46vw, 92vw";

type Props = {
  solution: SolutionCardData;
  heading?: "h2" | "h3";
  /** The first of a list: its picture is the largest thing in a phone's first view. */
  first?: boolean;
};

export function SolutionCard({ solution, heading: Heading = "h3", first = false }: Props) {
  const t = useTranslations("catalogue.segments");
  const { id, title, summary, segment, image, language } = solution;
  return (
    <article className={styles.card}>
      <div className={styles.picture} data-empty={image ? undefined : ""}>
        {image && <Picture entry={image} sizes={third} ratio="3:2" alt="" eager={first} />}
      </div>
      <div>
        <p className={styles.segment}>{t(segment === "Commercial" ? "Commercial" : "Residential")}</p>
        <Heading className={styles.title} lang={language}>
          <Link to={`/solutions/${id}`} look="cover">
            {title}
          </Link>
        </Heading>
        <p className={styles.summary} lang={language}>
          {summary}
        </p>
      </div>
    </article>
  );
}
