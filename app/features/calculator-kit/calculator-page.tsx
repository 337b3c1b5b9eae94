import type { ReactNode } from "react";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import { useBreadcrumbs } from "../breadcrumbs/breadcrumbs.ts";
import type { CalculatorName } from "./calculator-list.ts";
import { CalculatorSheet } from "./calculator-sheet.tsx";

type Props = {
  tool: CalculatorName;
  lead: string;
  form: ReactNode;
  /** Empty as long as nothing is asked. */
  answer: ReactNode;
  children?: ReactNode;
};

/** The frame of a tool that computes: its name, its form, its answer, and what is printed of it. Stands inside `CalculatorWords`. */
export function CalculatorPage({ tool, lead, form, answer, children }: Props) {
  const t = useTranslations("support.tools");
  const k = useTranslations("tools.kit");
  return (
    <CalculatorSheet>
      <Hero title={t(tool)} lead={lead} crumbs={useBreadcrumbs("tools", tool)} />
      <Section space="tight">{form}</Section>
      <VisuallyHidden as="div">
        <p role="status">{answer ? k("answered") : ""}</p>
      </VisuallyHidden>
      <div id="answer">{answer}</div>
      {children}
    </CalculatorSheet>
  );
}
