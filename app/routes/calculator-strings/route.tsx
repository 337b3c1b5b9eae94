import { useLocation } from "react-router";
import { api } from "#app/context.ts";
import { breadcrumbData } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { answerAnywhere } from "#app/features/calculator-kit/answer-anywhere.ts";
import { askedOf } from "#app/features/calculator-kit/asked-of.ts";
import { versionOf } from "#app/features/calculator-kit/calculator-version.ts";
import { CalculatorWords, calculatorWords } from "#app/features/calculator-kit/calculator-words.tsx";
import { useOfflineCopy } from "#app/features/calculator-kit/use-offline-copy.ts";
import { KeepPage } from "#app/features/keep-offline/keep-page.tsx";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { localeOfPath } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";
import { StringPage } from "./string-page.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { version, ...asked } = askedOf(url);
  const check = await context.get(api).get("tool/getStringCheck", asked);
  return { check, version, words: calculatorWords(localeOfPath(url.pathname), "kit", "strings") };
}

/** The sums come with their figures only where nobody answers. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  answerAnywhere(request, serverLoader, async (form, data) =>
    (await import("./answer-here.ts")).answerHere(form, data),
  );

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { isAnswer: true, structuredData: [breadcrumbData(args, "tools", "strings")] });

export default function Strings({ loaderData: { check, version, words } }: Route.ComponentProps) {
  const key = useOfflineCopy(versionOf(new URLSearchParams(useLocation().search)) !== "empty", check);
  return (
    <CalculatorWords words={words}>
      <StringPage key={key} check={check} version={version} />
      <KeepPage path="/tools/strings" name={useTranslations("support.tools")("strings")} />
    </CalculatorWords>
  );
}
