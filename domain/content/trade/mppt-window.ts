import { numberOf, productRule, rangeOf } from "./rule.ts";

/** Trackers work up to the voltage that breaks them, and start inside their range. */
export const checkMpptWindow = productRule((product) => {
  const [range, most] = [rangeOf(product, "mpptVoltage"), numberOf(product, "maxPvVoltage")];
  if (!range || most === undefined) return undefined;
  const { min, max } = range;
  if (min >= max || max > most)
    return {
      path: ["specs", "mpptVoltage"],
      message: `mpptVoltage ${min} to ${max} V must rise and end at maxPvVoltage, ${most} V, or below`,
    };
  const start = numberOf(product, "startVoltage");
  if (start === undefined || (start >= min && start <= max)) return undefined;
  return {
    code: "start-voltage",
    path: ["specs", "startVoltage"],
    message: `startVoltage ${start} V lies outside the trackers' ${min} to ${max} V`,
  };
});
