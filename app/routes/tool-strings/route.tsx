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
import { StringAnswer } from "./string-answer.tsx";
import { StringForm } from "./string-form.tsx";
import { StringFormulas } from "./string-formulas.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  leadToTidyAddress(url);
  const version = versionOf(url.searchParams);
  const form = url.searchParams.toString().slice(0, 8000);
  const check = await context.get(api).get("tool/getStringCheck", { form, ask: version === "known" });
  return { check, version, words: toolWords(localeOfPath(url.pathname), "strings") };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { structuredData: [trailData(args, "tools", "strings")] });

export default function Strings({ loaderData: { check, version, words } }: Route.ComponentProps) {
  return (
    <ToolWords words={words}>
      <Page check={check} version={version} />
    </ToolWords>
  );
}

type Props = Pick<Route.ComponentProps["loaderData"], "check" | "version">;

function Page({ check, version }: Props) {
  const t = useTranslations("tools.strings");
  return (
    <ToolPage tool="strings" lead={t("lead")}>
      <Section space="tight">
        <StringForm check={check} version={version} />
      </Section>
      <div id="answer">{check.answer && <StringAnswer check={check} answer={check.answer} />}</div>
      <StringFormulas />
    </ToolPage>
  );
}
