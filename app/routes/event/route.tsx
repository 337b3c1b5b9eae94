import { api } from "#app/context.ts";
import { ArticleColumns } from "#app/features/article-columns/article-columns.tsx";
import { ArticleHead } from "#app/features/article-text/article-head.tsx";
import { absoluteAddress } from "#app/features/breadcrumbs/absolute-address.ts";
import { breadcrumbData, useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { event as eventData } from "#app/features/structured-data/event.ts";
import { productName } from "#app/shell/constants.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { FallbackNotice } from "#app/ui/notice/fallback-notice.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { Route } from "./+types/route.ts";
import { EventFacts } from "./event-facts.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const event = await context.get(api).one("about/getEventListByParam", { id: params.id });
  return { event, isOver: event.end * 1000 < Date.now() };
}

export const meta: Route.MetaFunction = (args) => {
  const event = args.loaderData?.event;
  if (!event) return [];
  const { id, title, summary, image, start, end, place } = event;
  const path = `/about/event/${id}`;
  const url = absoluteAddress(args)(path);
  const facts = {
    name: title,
    description: summary,
    starts: start,
    ends: end,
    url,
    place,
    organizer: productName,
  };
  return pageMeta(args, {
    title,
    description: summary,
    image,
    type: "article",
    structuredData: [eventData(facts), breadcrumbData(args, "events", { name: title, path })],
  });
};

export default function Event({ loaderData: { event, isOver } }: Route.ComponentProps) {
  const t = useTranslations("journal.events");
  const { title, language } = event;
  return (
    <article>
      <ArticleHead
        title={title}
        language={language}
        crumbs={useBreadcrumbs("events", { name: title, path: `/about/event/${event.id}` })}
        lead={event.summary}
        picture={event.image}
      />
      <Section space="tight">
        <ArticleColumns aside={<EventFacts event={event} isOver={isOver} />}>
          {isOver && <Notice>{t("over")}</Notice>}
          <FallbackNotice language={language} />
          <RichText html={event.body} language={language} />
        </ArticleColumns>
      </Section>
    </article>
  );
}
