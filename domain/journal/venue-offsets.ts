const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Minutes from UTC at the venue, at the start and at the end. Sent with the data, because computing them takes a phone
 * longer than drawing the page.
 */
export function venueOffsets(timeZone: string, start: Date, end: Date) {
  return { start: offsetAt(timeZone, start), end: offsetAt(timeZone, end) };
}

function offsetAt(timeZone: string, moment: Date) {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  formats.set(timeZone, format);
  const name = format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === "-" ? -offset : offset;
}
