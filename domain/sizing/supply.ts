import type { Supply } from "#db/schema/shapes.ts";
import { type Device, listOf } from "./device.ts";

/** The transformer that the manual requires where an inverter does not match the supply. */
export function transformerFor(inverter: Device, supply: Supply | undefined, phase: keyof Supply) {
  const voltages = listOf(inverter, "gridVoltage");
  if (!supply || voltages.length === 0 || voltages.includes(supply[phase])) return undefined;
  return { phase, supply: supply[phase], low: Math.min(...voltages), high: Math.max(...voltages) };
}
