import { api, requestContext } from "#app/context.ts";
import { breadcrumbData, useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { videoObject } from "#app/features/structured-data/video-object.ts";
import { videoFacts } from "#app/features/video-player/video-facts.ts";
import { VideoPlayer } from "#app/features/video-player/video-player.tsx";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { CardGrid } from "#app/ui/card-grid/card-grid.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useLanguage } from "#app/ui/language/use-language.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { FallbackNotice } from "#app/ui/notice/fallback-notice.tsx";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import type { Language } from "#i18n/locales.ts";
import type { Route } from "./+types/route.ts";
import { AboutBlocks } from "./about-blocks.tsx";
import { Certificates } from "./certificates.tsx";
import { Checks } from "./checks.tsx";
import { Claims } from "./claims.tsx";
import styles from "./company.module.css";
import { Milestones } from "./milestones.tsx";
import { Places } from "./places.tsx";
import { Writers } from "./writers.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(api);
  const { variant } = context.get(requestContext);
  const [{ offices, otherOffices, pictures, ...company }, videos, papers, cases, blogs, checks] =
    await Promise.all([
      client.get("company/getCompanyData", { variant }),
      client.get("company/getCompanyVideoList", {}),
      client.get("download/getDocumentSearchResultList", {
        type: ["General" as const],
        pageNum: 1,
        pageSize: 100,
      }),
      client.list("case/getCaseStudyListAndCategoryList", { pageNum: 1, pageSize: 50 }),
      client.list("about/getBlogListByParam", { pageNum: 1, pageSize: 50 }),
      client.get("about/getPageByParam", { id: "how-we-check" }),
    ]);
  return {
    company,
    videos,
    papers: papers.list.filter(({ id }) => id.includes("declaration")),
    places: cases.list.map(({ id, place, countryName, latitude, longitude }) => ({
      ...{ id, place, countryName, latitude, longitude },
    })),
    blogs: blogs.list,
    checks,
  };
}

export const meta: Route.MetaFunction = (args) => {
  const videos = args.loaderData?.videos ?? [];
  return pageMeta(args, {
    image: args.loaderData?.company.blocks[0]?.img,
    structuredData: [
      breadcrumbData(args, "company"),
      ...videos.map((video) => videoObject(videoFacts(args, video))),
    ],
  });
};

export default function Company({ loaderData }: Route.ComponentProps) {
  const { company, videos, papers, places, blogs, checks } = loaderData;
  const t = useTranslations("journal.company");
  const { language } = company;
  return (
    <>
      <Hero
        title={<span lang={language}>{company.title}</span>}
        eyebrow={t("eyebrow")}
        lead={<span lang={language}>{company.lead}</span>}
        crumbs={useBreadcrumbs("company")}
      />
      <FallbackNoticeRow language={language} />
      <Claims claims={company.claims} language={language} />
      <AboutBlocks blocks={company.blocks} language={language} />
      <Milestones milestones={company.milestones} language={language} />
      <Places places={places} note={company.casesNote} language={language} />
      <Checks page={checks} />
      <Writers blogs={blogs} />
      <Certificates documents={papers} />
      <Videos videos={videos} />
      <Section tone="tint" space="tight" labelledBy="company-contact">
        <div className={styles.contact}>
          <h2 id="company-contact">{t("contactTitle")}</h2>
          <ButtonLink to="/about/contact">{t("contact")}</ButtonLink>
        </div>
      </Section>
    </>
  );
}

function FallbackNoticeRow({ language }: { language: Language }) {
  if (useLanguage() === language) return null;
  return (
    <Section space="tight">
      <FallbackNotice language={language} />
    </Section>
  );
}

function Videos({ videos }: { videos: Route.ComponentProps["loaderData"]["videos"] }) {
  const t = useTranslations("journal.company");
  const language = useLanguage();
  if (videos.length === 0) return null;
  return (
    <Section labelledBy="company-videos">
      <SectionHeading id="company-videos" title={t("videos")} />
      <CardGrid columns={2}>
        {videos.map((video) => (
          <figure key={video.id} className={styles.video}>
            <VideoPlayer video={video} language={language} />
            <figcaption lang={video.language}>{video.title}</figcaption>
          </figure>
        ))}
      </CardGrid>
    </Section>
  );
}
