import { type PageName, pageOf } from "../breadcrumbs/page-names.ts";

/** Every calculator, in the order in which people need them. */
export const calculatorList = [
  "needs",
  "strings",
  "builder",
  "lights",
  "approvals",
] as const satisfies PageName[];

export type CalculatorName = (typeof calculatorList)[number];

export const calculatorPath = (name: CalculatorName) => pageOf(name).path;
