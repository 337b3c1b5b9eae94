import { api } from "#app/context.ts";
import { EventRow } from "#app/features/event-row/event-row.tsx";
import { ListArea } from "#app/features/list-area/list-area.tsx";
import { pageNumber, pagePath } from "#app/features/list-area/page-number.ts";
import { trailData, usePageTrail } from "#app/features/page-trail/page-trail.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import type { Route } from "./+types/route.ts";

const pageSize = 10;
const path = "/support/webinar";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const status = searchParams.get("status") === "recorded" ? ("recorded" as const) : ("upcoming" as const);
  const page = pageNumber(searchParams);
  const { total, list, upcoming, recorded } = await context
    .get(api)
    .list("support/getWebinarList", { status, pageNum: page, pageSize });
  return { status, page, pages: Math.ceil(total / pageSize), list, upcoming, recorded };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { keep: ["status", "page"], structuredData: [trailData(args, "support.webinars")] });

export default function Webinars({ loaderData }: Route.ComponentProps) {
  const { status, page, pages, list, upcoming, recorded } = loaderData;
  const t = useTranslations("support.webinars");
  const isRecorded = status === "recorded";
  return (
    <>
      <Hero title={t("title")} lead={t("lead")} crumbs={usePageTrail("support.webinars")} />
      <Section space="tight">
        <Tabs
          label={t("statuses")}
          tabs={[
            { to: path, label: t("upcoming"), count: upcoming, current: !isRecorded },
            { to: `${path}?status=recorded`, label: t("recorded"), count: recorded, current: isRecorded },
          ]}
        />
        <ListArea
          shown={list.length}
          page={page}
          pages={pages}
          toPage={(number) => pagePath(path, { status: isRecorded ? "recorded" : undefined }, number)}
          empty={{
            title: t("empty"),
            text: t("emptyText"),
            action: isRecorded ? undefined : (
              <ButtonLink to={`${path}?status=recorded`}>{t("recorded")}</ButtonLink>
            ),
          }}
          end={t("end")}
        >
          {list.map((webinar) => (
            <WebinarRow key={webinar.id} webinar={webinar} />
          ))}
        </ListArea>
      </Section>
    </>
  );
}

type RowProps = { webinar: Route.ComponentProps["loaderData"]["list"][number] };

function WebinarRow({ webinar }: RowProps) {
  const t = useTranslations("support.webinars");
  const { id, title, summary, language, start, minutes, timeZone, offsets, image, speaker, spoken } = webinar;
  const row = { title, summary, language, start, timeZone, offsets, image };
  return (
    <EventRow
      {...row}
      to={`${path}/${id}`}
      end={start + minutes * 60}
      facts={
        <p>
          {t("minutes", { minutes })} · {t(`languages.${spoken}`)} · {speaker}
        </p>
      }
    />
  );
}
