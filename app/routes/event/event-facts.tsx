import type { OneData } from "#api/client.ts";
import { CalendarLink } from "#app/features/calendar-link/calendar-link.tsx";
import { FactList } from "#app/features/event-row/fact-list.tsx";
import { EventTime } from "#app/features/local-time/event-time.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";

type Props = { event: OneData<"about/getEventListByParam">; isOver: boolean };

/** When and where, and the ways there. */
export function EventFacts({ event, isOver }: Props) {
  const t = useTranslations("journal.events");
  const facts = [
    { name: t("when"), value: <EventTime {...event} /> },
    { name: t("where"), value: <p lang={event.language}>{event.place}</p> },
    { name: t("country"), value: event.countryName },
  ];
  return (
    <FactList facts={facts}>
      {!isOver && <CalendarLink kind="event" id={event.id} />}
      {event.url && (
        <ButtonLink to={event.url} look="quiet" rel="noopener">
          {t("website")}
          <Icon name="external" />
        </ButtonLink>
      )}
    </FactList>
  );
}
