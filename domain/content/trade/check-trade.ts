import type { CheckCode } from "../checks.ts";
import type { Problem } from "../problem.ts";
import type { Content } from "../records.ts";
import { checkAcCurrent } from "./ac-current.ts";
import { checkApprovals } from "./approvals.ts";
import { checkBankGroups } from "./bank-groups.ts";
import { checkBatteryEnergy } from "./battery-energy.ts";
import { checkBatteryList } from "./battery-list.ts";
import { checkCableSizes } from "./cable-sizes.ts";
import { checkCaseFigures } from "./case-figures.ts";
import { checkCasePlans } from "./case-plans.ts";
import { checkDistances } from "./distances.ts";
import { checkExchangeRate } from "./exchange-rate.ts";
import { checkGeneratorDistance } from "./generator-distance.ts";
import { checkJoinedUnits } from "./joined-units.ts";
import { checkMounting } from "./mounting.ts";
import { checkMpptWindow } from "./mppt-window.ts";
import { checkPlace } from "./place.ts";
import { checkProtection } from "./protection.ts";
import { checkQuantities } from "./quantities.ts";
import type { Rule } from "./rule.ts";
import { checkStringAdvice } from "./string-advice.ts";
import { checkUniqueModels } from "./unique-models.ts";
import { checkWarrantyMarket } from "./warranty-market.ts";
import { checkWarrantyOffice } from "./warranty-office.ts";
import { checkWarrantySeries } from "./warranty-series.ts";

const rules: [CheckCode, Rule][] = [
  ["ac-current", checkAcCurrent],
  ["battery-energy", checkBatteryEnergy],
  ["mppt-window", checkMpptWindow],
  ["string-length", checkStringAdvice],
  ["protection", checkProtection],
  ["parallel-current", checkJoinedUnits],
  ["short-circuit", checkBankGroups],
  ["distances", checkDistances],
  ["typed-cable", checkCableSizes],
  ["battery-list", checkBatteryList],
  ["quantity", checkQuantities],
  ["mounting", checkMounting],
  ["place", checkPlace],
  ["approvals", checkApprovals],
  ["model-number", checkUniqueModels],
  ["warranty-market", checkWarrantyMarket],
  ["warranty-office", checkWarrantyOffice],
  ["warranty-series", checkWarrantySeries],
  ["case-figures", checkCaseFigures],
  ["case-plan", checkCasePlans],
  ["exchange-rate", checkExchangeRate],
  ["generator-distance", checkGeneratorDistance],
];

/** Rules of the trade: figures that cannot stand beside each other, and those that are unusual. */
export const checkTrade = (content: Content): Problem[] =>
  rules.flatMap(([code, rule]) => rule(content).map((found) => ({ code, ...found })));
