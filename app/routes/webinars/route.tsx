import { api } from "#app/context.ts";
import { breadcrumbData, useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { EventRow } from "#app/features/event-row/event-row.tsx";
import { listPath } from "#app/features/list-filters/chosen-params.ts";
import { ListArea } from "#app/features/list-filters/list-area.tsx";
import { pageNumber } from "#app/features/list-filters/page-number.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import type { Route } from "./+types/route.ts";

const pageSize = 10;
const path = "/support/webinar";

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const status = searchParams.get("status") === "recorded" ? ("recorded" as const) : ("upcoming" as const);
  const page = pageNumber(searchParams);
  const { total, list, upcoming, recorded } = await context
    .get(api)
    .list("support/getWebinarList", { status, pageNum: page, pageSize });
  return { status, page, pages: Math.ceil(total / pageSize), list, upcoming, recorded };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { keep: ["status", "page"], structuredData: [breadcrumbData(args, "webinars")] });

export default function Webinars({ loaderData }: Route.ComponentProps) {
  const { status, page, pages, list, upcoming, recorded } = loaderData;
  const t = useTranslations("support.webinars");
  const isRecorded = status === "recorded";
  return (
    <>
      <Hero title={t("title")} lead={t("lead")} crumbs={useBreadcrumbs("webinars")} />
      <Section space="tight">
        <Tabs
          label={t("statuses")}
          tabs={[
            { to: path, label: t("upcoming"), count: upcoming, current: !isRecorded },
            { to: `${path}?status=recorded`, label: t("past"), count: recorded, current: isRecorded },
          ]}
        />
        <ListArea
          shown={list.length}
          page={page}
          pages={pages}
          toPage={(number) => listPath(path, { status: isRecorded ? "recorded" : undefined }, number)}
          empty={{
            title: t("empty"),
            text: t("emptyText"),
            ways: isRecorded ? undefined : (
              <ButtonLink to={`${path}?status=recorded`}>{t("past")}</ButtonLink>
            ),
          }}
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
  const { id, title, summary, language, start, minutes, zone, offsets, image, speaker, spoken, status } =
    webinar;
  const row = { title, summary, language, start, zone, offsets, image };
  return (
    <EventRow
      {...row}
      to={`${path}/${id}`}
      end={start + minutes * 60}
      facts={
        <p>
          {t("minutes", { minutes })} · {t(`languages.${spoken}`)} · {speaker}
          {status === "recorded" && <> · {t("withRecording")}</>}
        </p>
      }
    />
  );
}
