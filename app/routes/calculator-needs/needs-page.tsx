import { CalculatorFormulas } from "#app/features/calculator-kit/calculator-formulas.tsx";
import { CalculatorPage } from "#app/features/calculator-kit/calculator-page.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { Route } from "./+types/route.ts";
import { NeedsAnswer } from "./needs-answer.tsx";
import { NeedsForm } from "./needs-form.tsx";

type Props = Pick<Route.ComponentProps["loaderData"], "needs" | "version">;

const formulas = [
  ...(["energy", "peak", "surge", "stored", "offGrid"] as const),
  ...(["sizes", "limits", "panels", "day", "generator"] as const),
];

/** Its code comes after the page: the form works before. */
export function NeedsPage({ needs, version }: Props) {
  const t = useTranslations("tools.needs");
  return (
    <CalculatorPage
      tool="needs"
      lead={t("lead")}
      form={<NeedsForm needs={needs} version={version} />}
      answer={needs.answer && <NeedsAnswer needs={needs} answer={needs.answer} />}
    >
      <CalculatorFormulas
        title={t("formulas.title")}
        formulas={formulas.map((formula) => t(`formulas.${formula}`))}
      />
    </CalculatorPage>
  );
}
