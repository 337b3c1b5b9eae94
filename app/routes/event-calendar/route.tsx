import { api, requestContext } from "#app/context.ts";
import { calendarFile, calendarResponse } from "#app/features/calendar-link/calendar-file.ts";
import { localeOfPath, withLocale } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";

/** The calendar file of an event, in the language of the address. */
export async function loader({ params, url: { pathname }, context }: Route.LoaderArgs) {
  const event = await context.get(api).one("about/getEventListByParam", { id: params.id });
  const locale = localeOfPath(pathname);
  const url = context.get(requestContext).siteUrl + withLocale(`/about/event/${event.id}`, locale);
  return calendarResponse(event.id, calendarFile({ ...event, url }));
}
