type Moment = { day: string; time: string };

/**
 * When something happens, in the time of its place. Figures only, so that every language reads it and server and
 * browser agree: `2027-03-11, 08:00–16:00`, or over several days `2026-09-22, 09:00 – 2026-09-24, 17:00`.
 */
export function venueTime(start: number, end: number, timeZone: string): string {
  const from = momentIn(timeZone, start);
  const until = momentIn(timeZone, end);
  if (from.day === until.day) return `${from.day}, ${from.time}–${until.time}`;
  return `${from.day}, ${from.time} – ${until.day}, ${until.time}`;
}

/** A moment in figures only, with its zone: `2027-03-11, 08:00 (Brisbane, UTC+10)`. */
export function momentText(seconds: number, timeZone: string): string {
  const { day, time } = momentIn(timeZone, seconds);
  return `${day}, ${time} (${venueZone(seconds, timeZone)})`;
}

/** `Brisbane, UTC+10`: the town that names the zone, and its distance from UTC on that day. */
export function venueZone(start: number, timeZone: string): string {
  const town = timeZone.split("/").at(-1)?.replaceAll("_", " ").replace("Bogota", "Bogotá") ?? timeZone;
  return town === "UTC" ? "UTC" : `${town}, ${offsetOf(timeZone, start)}`;
}

/** Year, month and day as the place counts them. */
export function venueDay(seconds: number, timeZone: string) {
  const [year = "", month = "", day = ""] = momentIn(timeZone, seconds).day.split("-");
  return { year, month, day };
}

function momentIn(timeZone: string, seconds: number): Moment {
  const part = partsOf(seconds, timeZone);
  return {
    day: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

function offsetOf(timeZone: string, seconds: number) {
  const offset = partsOf(seconds, timeZone)("timeZoneName");
  return offset.replace("GMT", "UTC").replace(/[+-]0$/, "");
}

const figures = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZoneName: "shortOffset",
} as const;
const formats = new Map<string, Intl.DateTimeFormat>();

/** One format for each zone: to make one takes a phone milliseconds. */
function formatOf(timeZone: string) {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-GB", { ...figures, timeZone });
  formats.set(timeZone, format);
  return format;
}

function partsOf(seconds: number, timeZone: string) {
  const parts = formatOf(timeZone).formatToParts(seconds * 1000);
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
}
