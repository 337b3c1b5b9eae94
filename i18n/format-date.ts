export type DatePattern = "MM-DD" | "YYYY-MM-DD" | "YYYY-MM-DD HH:mm:ss";

/** Seconds since 1970 in UTC, so that server and browser agree. Anything but a number gives `--`; 0 is a date. */
export function formatDate(seconds: unknown, pattern: DatePattern = "YYYY-MM-DD"): string {
  if (typeof seconds !== "number" || Number.isNaN(seconds)) return "--";
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return "--";
  const [day = "", time = ""] = date.toISOString().split(/[T.]/, 2);
  if (pattern === "YYYY-MM-DD") return day;
  return pattern === "MM-DD" ? day.slice(-5) : `${day} ${time}`;
}
