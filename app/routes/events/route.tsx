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
const path = "/about/event";

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const period = searchParams.get("period") === "past" ? ("past" as const) : ("upcoming" as const);
  const page = pageNumber(searchParams);
  const { total, list, upcoming, past } = await context
    .get(api)
    .list("about/getEventListByParam", { period, pageNum: page, pageSize });
  return { period, page, pages: Math.ceil(total / pageSize), list, upcoming, past };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { keep: ["period", "page"], structuredData: [breadcrumbData(args, "events")] });

export default function Events({ loaderData }: Route.ComponentProps) {
  const { period, page, pages, list, upcoming, past } = loaderData;
  const t = useTranslations("journal.events");
  const isPast = period === "past";
  return (
    <>
      <Hero title={t("title")} lead={t("lead")} crumbs={useBreadcrumbs("events")} />
      <Section space="tight">
        <Tabs
          label={t("periods")}
          tabs={[
            { to: path, label: t("upcoming"), count: upcoming, current: !isPast },
            { to: `${path}?period=past`, label: t("past"), count: past, current: isPast },
          ]}
        />
        <ListArea
          shown={list.length}
          page={page}
          pages={pages}
          toPage={(number) => listPath(path, { period: isPast ? "past" : undefined }, number)}
          empty={{
            title: t(isPast ? "emptyPast" : "empty"),
            text: t("emptyText"),
            ways: isPast ? undefined : <ButtonLink to={`${path}?period=past`}>{t("past")}</ButtonLink>,
          }}
        >
          {list.map(({ id, place, ...event }) => (
            <EventRow key={id} {...event} to={`${path}/${id}`} facts={<p lang={event.language}>{place}</p>} />
          ))}
        </ListArea>
      </Section>
    </>
  );
}
