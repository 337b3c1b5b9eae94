import { api } from "#app/context.ts";
import { breadcrumbData, useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { ListArea } from "#app/features/list-filters/list-area.tsx";
import { videoObject } from "#app/features/structured-data/video-object.ts";
import { videoFacts } from "#app/features/video-player/video-facts.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useLanguage } from "#app/ui/language/use-language.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import type { Route } from "./+types/route.ts";
import { PlayerSection } from "./player-section.tsx";
import { VideoGrid } from "./video-grid.tsx";
import styles from "./videos.module.css";

const path = "/support/videoList";

/** All at once: a player must find its video whatever the filter of the list is. */
const everything = { pageNum: 1, pageSize: 100 };

export async function loader({ url: { searchParams: query }, context }: Route.LoaderArgs) {
  const asked = query.get("category");
  const { list, categories } = await context
    .get(api)
    .list("product/getProductVedioListByCategoryList", everything);
  const category = categories.find(({ id }) => id === asked)?.id;
  const shown = list.filter((video) => !category || video.category === category);
  const selected = list.find(({ id }) => id === query.get("video")) ?? shown[0] ?? list[0];
  const named = selected?.id === query.get("video");
  return { category, categories, total: list.length, list: shown, selected: selected ?? null, named };
}

export const meta: Route.MetaFunction = (args) => {
  const selected = args.loaderData?.selected;
  const own = args.loaderData?.named ? selected : undefined;
  return pageMeta(args, {
    title: own?.title,
    description: own?.description,
    image: own?.poster,
    keep: ["video", "category"],
    structuredData: [
      breadcrumbData(args, "videos"),
      ...(selected ? [videoObject(videoFacts(args, selected))] : []),
    ],
  });
};

export default function Videos({ loaderData }: Route.ComponentProps) {
  const { category, categories, total, list, selected } = loaderData;
  const t = useTranslations("support.videos");
  const language = useLanguage();
  return (
    <>
      <Hero title={t("title")} lead={t("lead")} crumbs={useBreadcrumbs("videos")} />
      {selected && <PlayerSection video={selected} language={language} />}
      <Section space="tight">
        {total > 0 && (
          <Tabs
            label={t("categories")}
            tabs={[
              { to: path, label: t("all"), count: total, current: !category },
              ...categories
                .filter(({ count }) => count > 0)
                .map(({ id, name, count }) => ({
                  to: `${path}?category=${encodeURIComponent(id)}`,
                  label: name,
                  count,
                  current: id === category,
                })),
            ]}
          />
        )}
        <div className={styles.list}>
          <ListArea
            shown={list.length}
            empty={{
              title: t("empty"),
              text: t("emptyText"),
              ways: <ButtonLink to="/support/webinar">{t("toWebinars")}</ButtonLink>,
            }}
          >
            <VideoGrid videos={list} playing={selected?.id} />
          </ListArea>
        </div>
      </Section>
    </>
  );
}
