import budgets from "./budgets.json" with { type: "json" };
import type { PageKind } from "./page-kinds.ts";
import { type Category, type Measured, type Phone, runLighthouse } from "./run-lighthouse.ts";

const skipped: Partial<Record<PageKind, string[]>> = budgets.skippedAudits;

/** If the first visit misses the budget, the median of this many visits counts. */
const mostVisits = 3;

export function visitPage(kind: PageKind, url: string, phone: Phone): Promise<Measured> {
  return repeated(() => runLighthouse(url, phone, skipped[kind]));
}

export function isDecided(visits: Measured[]): boolean {
  const kept = visits.filter(({ scores }) => scores.performance >= budgets.scores.performance).length;
  return kept === visits.length || Math.max(kept, visits.length - kept) > mostVisits / 2;
}

export function middleOf(visits: Measured[]): Measured {
  const sorted = visits.toSorted((a, b) => a.scores.performance - b.scores.performance);
  const middle = sorted[sorted.length >> 1];
  if (!middle) throw new Error("A page was not visited.");
  return middle;
}

/** Chromium sometimes records nothing; Lighthouse then asks to run again. */
async function repeated<T>(visit: () => Promise<T>, times = 3): Promise<T> {
  try {
    return await visit();
  } catch (error) {
    if (times === 1) throw error;
    console.info("A visit failed and is made again.");
    return repeated(visit, times - 1);
  }
}

export function missedBudgets({ scores, layoutShift }: Measured): string[] {
  const limits = Object.entries(budgets.scores) as [Category, number][];
  const missed = limits
    .filter(([name, least]) => scores[name] < least)
    .map(([name, least]) => `${name} ${scores[name]} < ${least}`);
  if (layoutShift > budgets.layoutShift)
    missed.push(`layout shift ${layoutShift.toFixed(3)} > ${budgets.layoutShift}`);
  return missed;
}
