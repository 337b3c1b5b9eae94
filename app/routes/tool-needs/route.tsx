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
import { NeedsAnswer } from "./needs-answer.tsx";
import { NeedsForm } from "./needs-form.tsx";
import { NeedsFormulas } from "./needs-formulas.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  leadToTidyAddress(url);
  const version = versionOf(url.searchParams);
  const form = url.searchParams.toString().slice(0, 8000);
  const needs = await context.get(api).get("tool/getNeeds", { form, ask: version === "known" });
  return { needs, version, words: toolWords(localeOfPath(url.pathname), "needs") };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { structuredData: [trailData(args, "tools", "needs")] });

export default function NeedsRoute({ loaderData: { needs, version, words } }: Route.ComponentProps) {
  return (
    <ToolWords words={words}>
      <Page needs={needs} version={version} />
    </ToolWords>
  );
}

type Props = Pick<Route.ComponentProps["loaderData"], "needs" | "version">;

function Page({ needs, version }: Props) {
  const t = useTranslations("tools.needs");
  return (
    <ToolPage tool="needs" lead={t("lead")}>
      <Section space="tight">
        <NeedsForm needs={needs} version={version} />
      </Section>
      <div id="answer">{needs.answer && <NeedsAnswer needs={needs} answer={needs.answer} />}</div>
      <NeedsFormulas />
    </ToolPage>
  );
}
