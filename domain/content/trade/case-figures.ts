import type { Found, Rule } from "./rule.ts";

/** Measured figures have a month each, or a label each in every text; and every text says what they are. */
export const checkCaseFigures: Rule = ({ cases }) =>
  cases.flatMap(({ id, data: { measured }, texts }) => {
    if (!measured) return [];
    const isMonthly = measured.every(({ month }) => month !== undefined);
    return Object.entries(texts).flatMap(([language, text]): Found[] => {
      const said = text?.measured;
      const labelled = isMonthly || said?.labels?.length === measured.length;
      if (said && labelled) return [];
      const message = said
        ? "must have one of measured.labels for each figure"
        : "does not say what was measured";
      return [{ file: `cases/${id}.${language}.yaml`, path: ["measured"], message }];
    });
  });
