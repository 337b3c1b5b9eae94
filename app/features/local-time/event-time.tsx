import { LocalTime } from "./local-time.tsx";
import { venueTime, venueZone } from "./venue-time.ts";

type Props = { start: number; end: number; timeZone: string };

/** When it happens: in the time of its place, and below it in the visitor's own. */
export function EventTime({ start, end, timeZone }: Props) {
  return (
    <>
      <p>
        <time dateTime={new Date(start * 1000).toISOString()}>{venueTime(start, end, timeZone)}</time>{" "}
        <span>({venueZone(start, timeZone)})</span>
      </p>
      <LocalTime start={start} />
    </>
  );
}
