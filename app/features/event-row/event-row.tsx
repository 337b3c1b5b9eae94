import type { ReactNode } from "react";
import { EventTime } from "#app/features/local-time/event-time.tsx";
import { type Offsets, venueDay } from "#app/features/local-time/venue-time.ts";
import { useToHref } from "#app/ui/link/link-context.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { PictureEntry } from "#app/ui/picture/picture-entry.ts";
import styles from "./event-row.module.css";

type Props = {
  to: string;
  title: string;
  summary: string;
  language: string;
  start: number;
  end: number;
  /** What its clocks are called. */
  zone: string;
  offsets: Offsets;
  image: PictureEntry | null;
  /** What else is known: place, speaker, language. */
  facts?: ReactNode;
};

/** An event or a webinar in a list: the day set big, then what, when and where. */
export function EventRow(props: Props) {
  const { to, title, summary, language, start, end, zone, offsets, image, facts } = props;
  const toHref = useToHref();
  const { year, month, day } = venueDay(start, offsets.start);
  return (
    <article className={styles.row}>
      <p className={styles.day} aria-hidden="true">
        <span className={styles.figure}>{day}</span>
        <span>{`${year}-${month}`}</span>
      </p>
      <div className={styles.text}>
        <h2 className={styles.title} lang={language}>
          <a href={toHref(to)}>{title}</a>
        </h2>
        <p lang={language}>{summary}</p>
        <div className={styles.facts}>
          <EventTime start={start} end={end} zone={zone} offsets={offsets} />
          {facts}
        </div>
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture entry={image} alt="" ratio="16:9" sizes="(width >= 950px) 22vw, 92vw" />
        </div>
      )}
    </article>
  );
}
