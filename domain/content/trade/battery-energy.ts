import { numberOf, productRule } from "./rule.ts";

const tolerance = 0.005;

/** Nominal energy is volts times ampere-hours, and no more can be used than the depth of discharge allows. */
export const checkBatteryEnergy = productRule((product) => {
  const energy = numberOf(product, "nominalEnergy");
  const voltage = numberOf(product, "batteryNominalVoltage");
  const hours = numberOf(product, "capacity");
  if (energy === undefined) return undefined;
  if (voltage !== undefined && hours !== undefined) {
    const sum = (voltage * hours) / 1000;
    if (Math.abs(energy / sum - 1) > tolerance)
      return fault("nominalEnergy", energy, `${voltage} V × ${hours} Ah make ${sum.toFixed(2)} kWh`);
  }
  const [usable, depth] = [numberOf(product, "usableEnergy"), numberOf(product, "depthOfDischarge")];
  if (usable === undefined || depth === undefined) return undefined;
  const most = (energy * depth) / 100;
  if (Math.abs(usable / most - 1) <= tolerance) return undefined;
  return fault("usableEnergy", usable, `${depth} % of ${energy} kWh make ${most.toFixed(2)} kWh`);
});

const fault = (spec: string, value: number, sum: string) => ({
  path: ["specs", spec],
  message: `${spec} is ${value} kWh, but ${sum}`,
});
