import { useEffect } from "react";
import { useLocation } from "react-router";
import { api } from "#app/context.ts";
import { leadToTidyAddress } from "#app/features/list-kit/chosen-params.ts";
import { UntranslatedNotice } from "#app/features/list-kit/untranslated-notice.tsx";
import { ToolWords, toolWords } from "#app/features/tool-kit/tool-words.tsx";
import { useKeptCopy } from "#app/features/tool-kit/use-kept-copy.ts";
import { trailData, useTrail } from "#app/features/trail/trail.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { Hero } from "#app/ui/hero/hero.tsx";
import { LazyIsland } from "#app/ui/lazy-island/lazy-island.tsx";
import { lazyPart } from "#app/ui/lazy-island/lazy-part.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { localeOfPath } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";
import { findLights, matchLocally } from "./find-lights.ts";
import { LegacyPaper } from "./legacy-paper.tsx";
import { LightTables } from "./light-tables.tsx";
import { lightsAddress, readLightsQuery } from "./lights-query.ts";

const lightsFilter = lazyPart(async () => (await import("./lights-filter.tsx")).LightsFilter);

export async function loader({ url, context }: Route.LoaderArgs) {
  leadToTidyAddress(url);
  const query = readLightsQuery(url.searchParams);
  const { keyword } = query;
  const lights = await context.get(api).get("support/getLightList", { ...(keyword && { keyword }) });
  return { query, lights, words: toolWords(localeOfPath(url.pathname), "lights") };
}

type Loaded = Awaited<ReturnType<typeof loader>>;
let kept: Loaded | undefined;

/** Everything is on the page already: without a connection it is looked through here. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  try {
    kept = await serverLoader();
    return kept;
  } catch (error) {
    if (!kept || !(error instanceof TypeError)) throw error;
    const query = readLightsQuery(new URL(request.url).searchParams);
    const found = query.keyword ? matchLocally(query.keyword, kept.lights.tables) : null;
    return { ...kept, query, lights: { ...kept.lights, found } };
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { structuredData: [trailData(args, "tools", "lights")] });

export default function LightsPage({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    kept ??= loaderData;
  }, [loaderData]);
  const search = new URLSearchParams(useLocation().search);
  const key = useKeptCopy(lightsAddress(readLightsQuery(search)) !== lightsAddress({}), loaderData);
  return (
    <ToolWords words={loaderData.words}>
      <Found key={key} query={loaderData.query} lights={loaderData.lights} />
    </ToolWords>
  );
}

function Found({ query, lights }: Pick<Loaded, "query" | "lights">) {
  const t = useTranslations("tools.lights");
  const tables = findLights(query, lights);
  const model = lights.models.find(({ id }) => id === query.model);
  const count = tables.reduce((sum, { entries }) => sum + entries.length, 0);
  const isAsked = lightsAddress(query) !== lightsAddress({});
  return (
    <>
      <Hero
        title={useTranslations("support.tools")("lights")}
        lead={t("lead")}
        crumbs={useTrail("tools", "lights")}
      >
        <LazyIsland of={lightsFilter} query={query} lights={lights} />
      </Hero>
      <Section space="tight">
        <p role="status">
          {model?.legacy ? t("discontinued", { model: model.model }) : t("count", { count })}
        </p>
        {model?.legacy && <LegacyPaper model={model} />}
        <UntranslatedNotice languages={tables.map(({ language }) => language)} />
        <LightTables
          tables={tables}
          models={lights.models}
          isOpen={isAsked}
          isEmpty={count === 0 && !model?.legacy}
        />
      </Section>
    </>
  );
}
