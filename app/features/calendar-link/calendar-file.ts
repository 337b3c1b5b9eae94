import ical, { ICalCalendarMethod } from "ical-generator";
import { productName } from "#config/product.ts";

type Entry = {
  id: string;
  title: string;
  summary: string;
  start: number;
  end: number;
  place?: string;
  /** The page that says more. */
  url: string;
  language: string;
};

/** One calendar entry as RFC 5545 text. Times are in UTC, which every calendar turns into its owner's. */
export function calendarFile({ id, title, summary, start, end, place, url, language }: Entry): string {
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: productName, product: "Calendar", language: language.toUpperCase() },
  });
  calendar.createEvent({
    id: `${id}@${new URL(url).hostname}`,
    start: new Date(start * 1000),
    end: new Date(end * 1000),
    summary: title,
    description: `${summary}\n\n${url}`,
    url,
    ...(place && { location: place }),
  });
  return calendar.toString();
}

export function calendarResponse(name: string, text: string) {
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8; method=PUBLISH",
      "Content-Disposition": `attachment; filename="${name}.ics"`,
    },
  });
}
