import type { MakerData } from "#config/maker/schema.ts";
import { checkFigures, type Source } from "./check-figures.ts";
import { checkInstallation } from "./check-installation.ts";
import { checkSorting } from "./check-sorting.ts";
import { figuresOf } from "./figures.ts";
import type { Problem } from "./problem.ts";
import { type Content, omitRecords } from "./records.ts";
import { checkReferences } from "./references.ts";
import { checkTrade } from "./trade/check-trade.ts";

/** What is wrong between records: names and figures that lead nowhere, and what the rules of the trade refuse. */
export function checkContent(
  content: Content,
  {
    maker,
    sources,
    broken = new Set(),
  }: { maker: MakerData | undefined; sources: Source[]; broken?: ReadonlySet<string> },
): Problem[] {
  const right = omitRecords(content, broken);
  return [
    ...checkReferences(content),
    ...checkTrade(right),
    ...(maker ? checkSorting(maker, right) : []),
    ...checkInstallation(right),
    ...checkFigures(sources, figuresOf(right)),
  ];
}
