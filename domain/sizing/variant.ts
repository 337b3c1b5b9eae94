import type { Device } from "./device.ts";

/** What somebody put together; batteries are counted for each inverter. */
export type Variant = {
  inverter: Device | undefined;
  units: number;
  battery: Device | undefined;
  batteries: number;
  logger: Device | undefined;
  meter: Device | undefined;
  charger: Device | undefined;
};
