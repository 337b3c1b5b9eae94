import { CalculatorPage } from "#app/features/calculator-kit/calculator-page.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { Route } from "./+types/route.ts";
import { BuilderAnswer } from "./builder-answer.tsx";
import { BuilderForm } from "./builder-form.tsx";

type Props = Pick<Route.ComponentProps["loaderData"], "build" | "version">;

/** Its code comes after the page: the form works before. */
export function BuilderPage({ build, version }: Props) {
  const t = useTranslations("tools.builder");
  return (
    <CalculatorPage
      tool="builder"
      lead={t("lead")}
      form={<BuilderForm build={build} version={version} />}
      answer={build.variants.length > 0 && <BuilderAnswer {...build} />}
    />
  );
}
