import type { ComponentProps, ReactNode } from "react";
import { Link } from "#app/ui/link/link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import styles from "./picture-card.module.css";

type Props = {
  record: {
    title: string;
    summary: string;
    image: ComponentProps<typeof Picture>["entry"] | null;
    language: string;
  };
  to: string;
  label: ReactNode;
  ratio: "16:9" | "3:2";
  sizes: string;
  heading?: "h2" | "h3" | undefined;
  /** Picture beside the words, for a card that stands alone. */
  wide?: boolean | undefined;
  /** The first of a list: its picture is the largest thing in a phone's first view. */
  first?: boolean | undefined;
  /** What stands in the place of the picture. */
  drawing?: ReactNode;
  /** Below the words, as a row of its own. */
  foot?: ReactNode;
  children?: ReactNode;
};

/** A picture with what it stands for; the whole card leads there. */
export function PictureCard({ record, to, label, ratio, sizes, wide, first, foot, ...props }: Props) {
  const { heading: Heading = "h3", drawing, children } = props;
  const { title, summary, image, language } = record;
  return (
    <article className={styles.card} data-wide={wide ? "" : undefined}>
      <div className={styles.picture} data-ratio={ratio} data-empty={image || drawing ? undefined : ""}>
        {drawing ??
          (image && <Picture entry={image} sizes={sizes} ratio={ratio} alt="" eager={first ?? false} />)}
      </div>
      <div>
        <p className={styles.label}>{label}</p>
        <Heading className={styles.title} lang={language}>
          <Link to={to} look="cover">
            {title}
          </Link>
        </Heading>
        <p className={styles.summary} lang={language}>
          {summary}
        </p>
        {children}
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </article>
  );
}
