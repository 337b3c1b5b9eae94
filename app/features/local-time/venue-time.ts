/** Minutes from UTC on the clocks of a place, when something begins and when it ends. */
export type Offsets = { start: number; end: number };

type Moment = { day: string; time: string };

/**
 * When something happens, in the time of its place. Figures only, so that every language reads it and server and
 * browser agree: `2027-03-11, 08:00–16:00`, or over several days `2026-09-22, 09:00 – 2026-09-24, 17:00`.
 */
export function venueTime(start: number, end: number, offsets: Offsets): string {
  const from = momentAt(start, offsets.start);
  const until = momentAt(end, offsets.end);
  if (from.day === until.day) return `${from.day}, ${from.time}–${until.time}`;
  return `${from.day}, ${from.time} – ${until.day}, ${until.time}`;
}

/** A moment in figures only, with its zone: `2027-03-11, 08:00 (UTC+10)`. */
export function momentText(seconds: number, offset: number): string {
  const { day, time } = momentAt(seconds, offset);
  return `${day}, ${time} (${distance(offset)})`;
}

/** `Myanmar Time, UTC+6:30`: what the clocks there are called, and their distance from UTC on that day. */
export function venueZone(zone: string, offset: number): string {
  return zone ? `${zone}, ${distance(offset)}` : distance(offset);
}

/** Year, month and day as the place counts them. */
export function venueDay(seconds: number, offset: number) {
  const [year = "", month = "", day = ""] = momentAt(seconds, offset).day.split("-");
  return { year, month, day };
}

/** Not by `Intl`: its first date takes a phone longer than to draw the page. */
function momentAt(seconds: number, offset: number): Moment {
  const clock = new Date((seconds + offset * 60) * 1000).toISOString();
  return { day: clock.slice(0, 10), time: clock.slice(11, 16) };
}

function distance(offset: number) {
  if (offset === 0) return "UTC";
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const rest = minutes > 0 ? `:${String(minutes).padStart(2, "0")}` : "";
  return `UTC${offset < 0 ? "-" : "+"}${hours}${rest}`;
}
