import type { ReactNode } from "react";
import { Link } from "#app/ui/link/link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { PictureEntry } from "#app/ui/picture/picture-entry.ts";
import styles from "./compact-card.module.css";

type Props = {
  to: string;
  image: PictureEntry | null;
  /** A pack shot stands whole on its ground; a photograph fills its frame. */
  fit: "contain" | "cover";
  label: ReactNode;
  title: string;
  text?: ReactNode;
  language?: string;
};

/** A small picture with three lines beside it, for strips. */
export function CompactCard({ to, image, fit, label, title, text, language }: Props) {
  return (
    <article className={styles.card}>
      <div className={styles.picture} data-fit={fit}>
        {image && <Picture entry={image} sizes="112px" fit={fit} ratio="frame" alt="" />}
      </div>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <h3 className={styles.title} lang={language}>
          <Link to={to} look="cover">
            {title}
          </Link>
        </h3>
        {text && <p className={styles.label}>{text}</p>}
      </div>
    </article>
  );
}
