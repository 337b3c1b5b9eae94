import type { Device } from "./device.ts";

/** A system from the builder's form; batteries are counted per inverter. */
export type Variant = {
  inverter: Device | undefined;
  units: number;
  battery: Device | undefined;
  batteries: number;
  logger: Device | undefined;
  meter: Device | undefined;
  charger: Device | undefined;
};
