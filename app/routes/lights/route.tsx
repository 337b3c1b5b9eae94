import { useEffect } from "react";
import { useLocation } from "react-router";
import { api } from "#app/context.ts";
import { breadcrumbData, useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { CalculatorSheet } from "#app/features/calculator-kit/calculator-sheet.tsx";
import { CalculatorWords, calculatorWords } from "#app/features/calculator-kit/calculator-words.tsx";
import { useOfflineCopy } from "#app/features/calculator-kit/use-offline-copy.ts";
import { KeepPage } from "#app/features/keep-offline/keep-page.tsx";
import { leadToTidyAddress } from "#app/features/list-filters/chosen-params.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { documentPath, localeOfPath, pathnameOf } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";
import { withoutEntries } from "./entries-in-page.ts";
import { LightsFilter } from "./lights-filter.tsx";
import { LightsFound } from "./lights-found.tsx";
import { faultsOf, isAsked, readLightsQuery } from "./lights-query.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  leadToTidyAddress(url);
  const query = readLightsQuery(url.searchParams);
  const { keyword } = query;
  const lights = await context.get(api).get("support/getLightList", { ...(keyword && { keyword }) });
  const tables = isDocument(request) ? lights.tables.map(withoutEntries) : lights.tables;
  return {
    ...{ query, faults: faultsOf(query, lights), lights: { ...lights, tables } },
    words: calculatorWords(localeOfPath(url.pathname), "lights"),
  };
}

const isDocument = ({ url }: Request) => documentPath(pathnameOf(url)) === pathnameOf(url);

type Loaded = Awaited<ReturnType<typeof loader>>;
let whole: Loaded | undefined;

/** A page that was opened without a question holds every entry: without a connection it is looked through here. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  try {
    whole = await serverLoader();
    return whole;
  } catch (error) {
    if (!whole || !(error instanceof TypeError)) throw error;
    const { lookThrough } = await import("./look-through.ts");
    return lookThrough(whole, new URL(request.url).searchParams);
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { structuredData: [breadcrumbData(args, "tools", "lights")] });

export default function LightsPage({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    if (!isAsked(loaderData.query)) whole ??= loaderData;
  }, [loaderData]);
  const search = new URLSearchParams(useLocation().search);
  const key = useOfflineCopy(isAsked(readLightsQuery(search)), loaderData);
  return (
    <CalculatorWords words={loaderData.words}>
      <Found key={key} {...loaderData} />
      <KeepPage path="/tools/lights" name={useTranslations("support.tools")("lights")} />
    </CalculatorWords>
  );
}

function Found({ query, faults, lights }: Pick<Loaded, "query" | "faults" | "lights">) {
  return (
    <CalculatorSheet>
      <Hero
        title={useTranslations("support.tools")("lights")}
        lead={useTranslations("tools.lights")("lead")}
        crumbs={useBreadcrumbs("tools", "lights")}
      >
        <LightsFilter query={query} models={lights.models} faults={faults} />
      </Hero>
      <LightsFound query={query} lights={lights} />
    </CalculatorSheet>
  );
}
