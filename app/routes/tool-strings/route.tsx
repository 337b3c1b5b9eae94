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
import { StringPage } from "./string-page.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { version, ...asked } = askedOf(url);
  const check = await context.get(api).get("tool/getStringCheck", asked);
  return { check, version, words: toolWords(localeOfPath(url.pathname), "kit", "strings") };
}

/** The sums come with their figures only where nobody answers. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  answerAnywhere(request, serverLoader, async (form, data) =>
    (await import("./answer-here.ts")).answerHere(form, data),
  );

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { structuredData: [trailData(args, "tools", "strings")] });

export default function Strings({ loaderData: { check, version, words } }: Route.ComponentProps) {
  const key = useKeptCopy(versionOf(new URLSearchParams(useLocation().search)) !== "empty", check);
  return (
    <ToolWords words={words}>
      <StringPage key={key} check={check} version={version} />
    </ToolWords>
  );
}
