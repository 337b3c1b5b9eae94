import type { OneData } from "#api/client.ts";
import { CalendarLink } from "#app/features/calendar-link/calendar-link.tsx";
import { FactList } from "#app/features/event-row/fact-list.tsx";
import { EventTime } from "#app/features/local-time/event-time.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";

export type Webinar = OneData<"support/getWebinarList">;

/** When, how long, by whom and in which language; and what to do about it. */
export function WebinarFacts({ webinar }: { webinar: Webinar }) {
  const t = useTranslations("support.webinars");
  const { start, minutes, speaker, spoken, language } = webinar;
  const facts = [
    { name: t("when"), value: <EventTime {...webinar} end={start + minutes * 60} /> },
    { name: t("duration"), value: t("minutes", { minutes }) },
    { name: t("spoken"), value: t(`languages.${spoken}`) },
    { name: t("speaker"), value: <span lang={language}>{speaker}</span> },
    { name: t("code"), value: webinar.code },
  ];
  return (
    <FactList facts={facts}>
      {webinar.status === "upcoming" && (
        <>
          <ButtonLink to={`/support/webinar/${webinar.id}#registration`}>{t("register")}</ButtonLink>
          <CalendarLink kind="webinar" id={webinar.id} />
        </>
      )}
    </FactList>
  );
}
