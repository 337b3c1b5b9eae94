import { useLocation } from "react-router";
import { api } from "#app/context.ts";
import { answerAnywhere } from "#app/features/tool-kit/answer-anywhere.ts";
import { askedOf } from "#app/features/tool-kit/asked-of.ts";
import { versionOf } from "#app/features/tool-kit/tool-version.ts";
import { ToolWords, toolWords } from "#app/features/tool-kit/tool-words.tsx";
import { useKeptCopy } from "#app/features/tool-kit/use-kept-copy.ts";
import { trailData } from "#app/features/trail/trail.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { localeOfPath } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";
import { BuilderPage } from "./builder-page.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { version, ...asked } = askedOf(url);
  const build = await context.get(api).get("tool/getBuild", asked);
  return { build, version, words: toolWords(localeOfPath(url.pathname), "kit", "builder") };
}

/** The sums come with their figures only where nobody answers. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  answerAnywhere(request, serverLoader, async (form, data) =>
    (await import("./answer-here.ts")).answerHere(form, data),
  );

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { structuredData: [trailData(args, "tools", "builder")] });

export default function Builder({ loaderData: { build, version, words } }: Route.ComponentProps) {
  const key = useKeptCopy(versionOf(new URLSearchParams(useLocation().search)) !== "empty", build);
  return (
    <ToolWords words={words}>
      <BuilderPage key={key} build={build} version={version} />
    </ToolWords>
  );
}
