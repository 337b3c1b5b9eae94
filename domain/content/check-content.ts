import { checkFigures, type Source } from "./check-figures.ts";
import { checkInstallation } from "./check-installation.ts";
import { checkSorting } from "./check-sorting.ts";
import { figuresOf } from "./figures.ts";
import type { Problem } from "./problem.ts";
import type { Content } from "./records.ts";
import { checkReferences } from "./references.ts";
import { checkTrade } from "./trade/check-trade.ts";

/** What is wrong between records: names and figures that lead nowhere, and what the rules of the trade refuse. */
export async function checkContent(
  directory: string,
  content: Content,
  sources: Source[],
): Promise<Problem[]> {
  return [
    ...checkReferences(content),
    ...checkTrade(content),
    ...(await checkSorting(content, directory)),
    ...checkInstallation(content),
    ...checkFigures(sources, figuresOf(content)),
  ];
}
