import { api, requestContext } from "#app/context.ts";
import { calendarFile, calendarResponse } from "#app/features/calendar-link/calendar-file.ts";
import { localeOfPath, withLocale } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";

/** The calendar file of a webinar, in the language of the address. */
export async function loader({ params, url: { pathname }, context }: Route.LoaderArgs) {
  const webinar = await context.get(api).one("support/getWebinarList", { id: params.id });
  const locale = localeOfPath(pathname);
  const url = context.get(requestContext).siteUrl + withLocale(`/support/webinar/${webinar.id}`, locale);
  const end = webinar.start + webinar.minutes * 60;
  // The code is the id of the entry that goes out with the confirmation, so that a calendar sees one and the same.
  return calendarResponse(webinar.id, calendarFile({ ...webinar, id: webinar.code, end, url }));
}
