import budgets from "./budgets.json" with { type: "json" };
import type { PageKind } from "./page-kinds.ts";
import { type Category, type Measured, runLighthouse } from "./run-lighthouse.ts";

const skipped: Partial<Record<PageKind, string[]>> = budgets.skippedAudits;

/** Speed varies from visit to visit: a page below its budget gets two more, and the middle one counts. */
export async function measurePage(
  kind: PageKind,
  url: string,
  browser: string,
  once: boolean,
): Promise<Measured> {
  const visit = () => repeated(() => runLighthouse(url, browser, skipped[kind]));
  const first = await visit();
  if (once || first.scores.performance >= budgets.scores.performance) return first;
  const visits = [first, await visit(), await visit()];
  return visits.sort((a, b) => a.scores.performance - b.scores.performance)[1] ?? first;
}

/** Now and then Chromium records nothing, and Lighthouse asks to be run again. */
async function repeated<T>(visit: () => Promise<T>, times = 3): Promise<T> {
  try {
    return await visit();
  } catch (error) {
    if (times === 1) throw error;
    console.info("A visit failed and is made again.");
    return repeated(visit, times - 1);
  }
}

/** What of the budget was missed, in words. */
export function missedBudgets({ scores, layoutShift }: Measured): string[] {
  const limits = Object.entries(budgets.scores) as [Category, number][];
  const missed = limits
    .filter(([name, least]) => scores[name] < least)
    .map(([name, least]) => `${name} ${scores[name]} < ${least}`);
  if (layoutShift > budgets.layoutShift)
    missed.push(`layout shift ${layoutShift.toFixed(3)} > ${budgets.layoutShift}`);
  return missed;
}
