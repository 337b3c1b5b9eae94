import { api } from "#app/context.ts";
import { leadToTidyAddress } from "#app/features/list-kit/chosen-params.ts";
import { ToolPage } from "#app/features/tool-kit/tool-page.tsx";
import { versionOf } from "#app/features/tool-kit/tool-version.ts";
import { ToolWords, toolWords } from "#app/features/tool-kit/tool-words.tsx";
import { trailData } from "#app/features/trail/trail.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { localeOfPath } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";
import { BuilderAnswer } from "./builder-answer.tsx";
import { BuilderForm } from "./builder-form.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  leadToTidyAddress(url);
  const version = versionOf(url.searchParams);
  const form = url.searchParams.toString().slice(0, 8000);
  const build = await context.get(api).get("tool/getBuild", { form, ask: version === "known" });
  return { build, version, words: toolWords(localeOfPath(url.pathname), "builder") };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { structuredData: [trailData(args, "tools", "builder")] });

export default function Builder({ loaderData: { build, version, words } }: Route.ComponentProps) {
  return (
    <ToolWords words={words}>
      <Page build={build} version={version} />
    </ToolWords>
  );
}

type Props = Pick<Route.ComponentProps["loaderData"], "build" | "version">;

function Page({ build, version }: Props) {
  const t = useTranslations("tools.builder");
  return (
    <ToolPage tool="builder" lead={t("lead")}>
      <Section space="tight">
        <BuilderForm build={build} version={version} />
      </Section>
      <div id="answer">{build.variants.length > 0 && <BuilderAnswer variants={build.variants} />}</div>
    </ToolPage>
  );
}
