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
import { checkStringAdvice } from "./string-advice.ts";
import { checkUniqueModels } from "./unique-models.ts";
import { checkWarrantyMarket } from "./warranty-market.ts";
import { checkWarrantyOffice } from "./warranty-office.ts";
import { checkWarrantySeries } from "./warranty-series.ts";

const rules = [
  checkAcCurrent,
  checkBatteryEnergy,
  checkMpptWindow,
  checkStringAdvice,
  checkProtection,
  checkJoinedUnits,
  checkBankGroups,
  checkDistances,
  checkCableSizes,
  checkBatteryList,
  checkQuantities,
  checkMounting,
  checkPlace,
  checkApprovals,
  checkUniqueModels,
  checkWarrantyMarket,
  checkWarrantyOffice,
  checkWarrantySeries,
  checkCaseFigures,
  checkCasePlans,
  checkExchangeRate,
  checkGeneratorDistance,
];

/** Rules of the trade: figures that cannot stand beside each other, whatever their form. */
export function checkTrade(content: Content) {
  return rules.flatMap((rule) => rule(content));
}
