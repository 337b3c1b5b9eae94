import { CalculatorFormulas } from "#app/features/calculator-kit/calculator-formulas.tsx";
import { CalculatorPage } from "#app/features/calculator-kit/calculator-page.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { Route } from "./+types/route.ts";
import { StringAnswer } from "./string-answer.tsx";
import { StringForm } from "./string-form.tsx";

type Props = Pick<Route.ComponentProps["loaderData"], "check" | "version">;

const formulas = ["cold", "hot", "most", "fewest", "current", "shortCircuit", "ratio", "source"] as const;

/** Its code comes after the page: the form works before. */
export function StringPage({ check, version }: Props) {
  const t = useTranslations("tools.strings");
  return (
    <CalculatorPage
      tool="strings"
      lead={t("lead")}
      form={<StringForm check={check} version={version} />}
      answer={check.answer && <StringAnswer check={check} answer={check.answer} />}
    >
      <CalculatorFormulas
        title={t("formulas.title")}
        formulas={formulas.map((formula) => t(`formulas.${formula}`))}
      />
    </CalculatorPage>
  );
}
