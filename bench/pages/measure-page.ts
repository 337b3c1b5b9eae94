import budgets from "./budgets.json" with { type: "json" };
import type { PageKind } from "./page-kinds.ts";
import { type Category, type Measured, runLighthouse } from "./run-lighthouse.ts";

const skipped: Partial<Record<PageKind, string[]>> = budgets.skippedAudits;

/** Of so many visits the middle one counts, if the first was below the budget. */
const mostVisits = 5;

/** Speed varies from visit to visit: a page below its budget is visited until most of five visits agree. */
export async function measurePage(
  kind: PageKind,
  url: string,
  browser: string,
  once: boolean,
): Promise<Measured> {
  const visits: Measured[] = [];
  const isKept = ({ scores }: Measured) => scores.performance >= budgets.scores.performance;
  const isDecided = () => {
    const kept = visits.filter(isKept).length;
    return Math.max(kept, visits.length - kept) > mostVisits / 2;
  };
  do visits.push(await repeated(() => runLighthouse(url, browser, skipped[kind])));
  while (!once && !visits.every(isKept) && !isDecided());
  visits.sort((a, b) => a.scores.performance - b.scores.performance);
  return visits[visits.length >> 1] as Measured;
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
