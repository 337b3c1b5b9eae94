import { ToolPage } from "#app/features/tool-kit/tool-page.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import type { Route } from "./+types/route.ts";
import { StringAnswer } from "./string-answer.tsx";
import { StringForm } from "./string-form.tsx";
import { StringFormulas } from "./string-formulas.tsx";

type Props = Pick<Route.ComponentProps["loaderData"], "check" | "version">;

/** Its code comes after the page: the form works before. */
export function StringPage({ check, version }: Props) {
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
