import { ButtonLink } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";

/** Puts an event or a webinar into the visitor's calendar. */
export function CalendarLink({ kind, id }: { kind: "event" | "webinar"; id: string }) {
  const t = useTranslations("journal");
  return (
    <ButtonLink to={`/calendar/${kind}/${id}`} look="outline" download={`${id}.ics`}>
      <Icon name="calendar" />
      {t("time.calendar")}
    </ButtonLink>
  );
}
