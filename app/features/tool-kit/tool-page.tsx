import type { ReactNode } from "react";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { useTrail } from "../trail/trail.ts";
import styles from "./tool-kit.module.css";
import type { ToolName } from "./tool-list.ts";

/** The frame of a tool: its name, what it does, and what is printed of it. Stands inside `ToolWords`. */
export function ToolPage({ tool, lead, children }: { tool: ToolName; lead: string; children: ReactNode }) {
  const t = useTranslations("support.tools");
  return (
    <div className={styles.tool}>
      <Hero title={t(tool)} lead={lead} crumbs={useTrail("tools", tool)} />
      {children}
    </div>
  );
}
