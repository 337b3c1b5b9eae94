import { productRule } from "./rule.ts";

/** An inverter with a battery input says which batteries its manual lists. */
export const checkBatteryList = productRule(({ data }) =>
  data.specs.batteryVoltage !== undefined && !data.installation?.batteries
    ? {
        path: ["specs", "batteryVoltage"],
        message: "has a battery input, but no installation.batteries lists what fits",
      }
    : undefined,
);
