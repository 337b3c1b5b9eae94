import type { ReactNode } from "react";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { useTrail } from "../trail/trail.ts";
import type { ToolName } from "./tool-list.ts";
import { ToolSheet } from "./tool-sheet.tsx";

type Props = {
  tool: ToolName;
  lead: string;
  form: ReactNode;
  /** Empty as long as nothing is asked. */
  answer: ReactNode;
  children?: ReactNode;
};

/** The frame of a tool that computes: its name, its form, its answer, and what is printed of it. Stands inside `ToolWords`. */
export function ToolPage({ tool, lead, form, answer, children }: Props) {
  const t = useTranslations("support.tools");
  return (
    <ToolSheet>
      <Hero title={t(tool)} lead={lead} crumbs={useTrail("tools", tool)} />
      <Section space="tight">{form}</Section>
      <div id="answer">{answer}</div>
      {children}
    </ToolSheet>
  );
}
