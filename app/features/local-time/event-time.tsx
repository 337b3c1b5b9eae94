import styles from "./local-time.module.css";
import { LocalTime } from "./local-time.tsx";
import { type Offsets, venueTime, venueZone } from "./venue-time.ts";

type Props = { start: number; end: number; zone: string; offsets: Offsets };

/** When it happens: in the time of its place, and below it in the visitor's own. */
export function EventTime({ start, end, zone, offsets }: Props) {
  return (
    <>
      <p>
        <time dateTime={new Date(start * 1000).toISOString()}>{venueTime(start, end, offsets)}</time>{" "}
        <span className={styles.zone}>({venueZone(zone, offsets.start)})</span>
      </p>
      <LocalTime start={start} />
    </>
  );
}
