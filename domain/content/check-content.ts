import { checkAnswers } from "./check-answers.ts";
import { checkFigures, type Source } from "./check-figures.ts";
import { checkInstallation } from "./check-installation.ts";
import { checkSorting } from "./check-sorting.ts";
import { figuresOf } from "./figures.ts";
import type { Problem } from "./problem.ts";
import { type Content, omitRecords } from "./records.ts";
import { checkReferences } from "./references.ts";
import { checkTrade } from "./trade/check-trade.ts";
import { checkLinks } from "./validate/check-links.ts";
import { checkMaker, type MakerRecord } from "./validate/check-maker.ts";
import { checkPictures } from "./validate/check-pictures.ts";
import type { SiteMap } from "./validate/site-map.ts";

export type Around = {
  maker: MakerRecord | undefined;
  sources: Source[];
  site: SiteMap;
  broken?: ReadonlySet<string>;
};

/** What is wrong or unusual between records: names, links and figures that lead nowhere, and the rules of the trade. */
export function checkContent(
  content: Content,
  { maker, sources, site, broken = new Set() }: Around,
): Problem[] {
  const right = omitRecords(content, broken);
  return [
    ...checkReferences(content),
    ...checkLinks(content, site),
    ...checkPictures(content, site),
    ...checkTrade(right),
    ...(maker ? [...checkMaker(maker, site), ...checkSorting(maker.data, right)] : []),
    ...checkInstallation(right),
    ...checkAnswers(right),
    ...checkFigures(sources, figuresOf(right)),
  ];
}
