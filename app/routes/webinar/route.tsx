import { api } from "#app/context.ts";
import { ArticleColumns } from "#app/features/article-columns/article-columns.tsx";
import { ArticleHead } from "#app/features/article-text/article-head.tsx";
import { absoluteAddress } from "#app/features/breadcrumbs/absolute-address.ts";
import { breadcrumbData, useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { RelatedProducts } from "#app/features/related-products/related-products.tsx";
import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { sendOrKeep } from "#app/features/site-form/send-or-keep.ts";
import { sendSubmission } from "#app/features/site-form/send-submission.ts";
import { stayAfterSending } from "#app/features/site-form/stay-after-sending.ts";
import { event } from "#app/features/structured-data/event.ts";
import { videoObject } from "#app/features/structured-data/video-object.ts";
import { videoFacts } from "#app/features/video-player/video-facts.ts";
import { productName } from "#app/shell/constants.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { FallbackNotice } from "#app/ui/notice/fallback-notice.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { Route } from "./+types/route.ts";
import { Recording } from "./recording.tsx";
import { Registration } from "./registration.tsx";
import { WebinarFacts } from "./webinar-facts.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = context.get(api);
  const webinar = await client.one("support/getWebinarList", { id: params.id });
  if (webinar.status !== "upcoming") return { webinar, form: null };
  const [options, { stamp }] = await Promise.all([
    client.get("support/getWebinarOptionList", {}),
    client.get("support/getFormStamp", {}),
  ]);
  return { webinar, form: { options, stamp } };
}

export const action = (args: Route.ActionArgs) =>
  sendSubmission(args, "support/insertRegisterDataByWebinarCode", (values) => values);

export const clientAction = sendOrKeep;
export const shouldRevalidate = stayAfterSending;

export const meta: Route.MetaFunction = (args) => {
  const webinar = args.loaderData?.webinar;
  if (!webinar) return [];
  const { id, title, summary, image, start, minutes, recording } = webinar;
  const path = `/support/webinar/${id}`;
  const url = absoluteAddress(args)(path);
  const times = { starts: start, ends: start + minutes * 60 };
  const facts = { name: title, description: summary, ...times, url, online: true, organizer: productName };
  return pageMeta(args, {
    title,
    description: summary,
    image,
    type: "article",
    structuredData: [
      event(facts),
      breadcrumbData(args, "webinars", { name: title, path }),
      ...(recording ? [videoObject(videoFacts(args, recording))] : []),
    ],
  });
};

export default function Webinar({ loaderData: { webinar, form } }: Route.ComponentProps) {
  const t = useTranslations("support.webinars");
  const { title, language } = webinar;
  return (
    <>
      <article>
        <ArticleHead
          title={title}
          language={language}
          crumbs={useBreadcrumbs("webinars", { name: title, path: `/support/webinar/${webinar.id}` })}
          lead={webinar.summary}
          facts={<span>{t(webinar.status === "upcoming" ? "upcomingOne" : "pastOne")}</span>}
          picture={webinar.recording ? null : webinar.image}
        />
        <Section space="tight">
          <ArticleColumns aside={<WebinarFacts webinar={webinar} />}>
            <FallbackNotice language={language} />
            <Recording webinar={webinar} />
            <RichText html={webinar.body} language={language} />
          </ArticleColumns>
        </Section>
      </article>
      {form && <Registration key={webinar.code} code={webinar.code} {...form} />}
      <RelatedProducts products={webinar.products} />
    </>
  );
}
