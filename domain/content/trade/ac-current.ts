import { listOf, numberOf, productRule } from "./rule.ts";

const tolerance = 0.01;

/** The AC current is rated power over voltage, and over the root of three with three phases, at one of its voltages. */
export const checkAcCurrent = productRule((product) => {
  const [power, current] = [numberOf(product, "ratedPower"), numberOf(product, "acCurrent")];
  if (power === undefined || current === undefined) return undefined;
  const factor = product.data.specs.phases === "three" ? Math.sqrt(3) : 1;
  const currents = listOf(product, "gridVoltage").map((voltage) => power / factor / Number(voltage));
  if (currents.some((expected) => Math.abs(current / expected - 1) < tolerance)) return undefined;
  const sums = currents.map((expected) => expected.toFixed(1)).join(" or ");
  return {
    path: ["specs", "acCurrent"],
    message: `acCurrent is ${current} A, but ${power} W make ${sums} A`,
  };
});
