import { ToolPage } from "#app/features/tool-kit/tool-page.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import type { Route } from "./+types/route.ts";
import { NeedsAnswer } from "./needs-answer.tsx";
import { NeedsForm } from "./needs-form.tsx";
import { NeedsFormulas } from "./needs-formulas.tsx";

type Props = Pick<Route.ComponentProps["loaderData"], "needs" | "version">;

/** Its code comes after the page: the form works before. */
export function NeedsPage({ needs, version }: Props) {
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
