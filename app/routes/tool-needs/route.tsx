import { api } from "#app/context.ts";
import { leadToTidyAddress } from "#app/features/list-kit/chosen-params.ts";
import { versionOf } from "#app/features/tool-kit/tool-version.ts";
import { ToolWords, toolWords } from "#app/features/tool-kit/tool-words.tsx";
import { trailData } from "#app/features/trail/trail.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { LazyIsland } from "#app/ui/lazy-island/lazy-island.tsx";
import { lazyPart } from "#app/ui/lazy-island/lazy-part.ts";
import { localeOfPath } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";

const page = lazyPart(async () => (await import("./needs-page.tsx")).NeedsPage);

export async function loader({ url, context }: Route.LoaderArgs) {
  leadToTidyAddress(url);
  const version = versionOf(url.searchParams);
  const form = url.searchParams.toString().slice(0, 8000);
  const needs = await context.get(api).get("tool/getNeeds", { form, ask: version === "known" });
  return { needs, version, words: toolWords(localeOfPath(url.pathname), "kit", "needs") };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { structuredData: [trailData(args, "tools", "needs")] });

export default function NeedsRoute({ loaderData: { needs, version, words } }: Route.ComponentProps) {
  return (
    <ToolWords words={words}>
      <LazyIsland of={page} needs={needs} version={version} />
    </ToolWords>
  );
}
