import { ToolPage } from "#app/features/tool-kit/tool-page.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import type { Route } from "./+types/route.ts";
import { BuilderAnswer } from "./builder-answer.tsx";
import { BuilderForm } from "./builder-form.tsx";

type Props = Pick<Route.ComponentProps["loaderData"], "build" | "version">;

/** Its code comes after the page: the form works before. */
export function BuilderPage({ build, version }: Props) {
  const t = useTranslations("tools.builder");
  return (
    <ToolPage tool="builder" lead={t("lead")}>
      <Section space="tight">
        <BuilderForm build={build} version={version} />
      </Section>
      <div id="answer">{build.variants.length > 0 && <BuilderAnswer {...build} />}</div>
    </ToolPage>
  );
}
