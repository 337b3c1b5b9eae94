import { numberOf, type Product, productRule, rangeOf } from "./rule.ts";

/** A breaker carries what the device draws, and a battery fuse what the inverter takes, at the voltage it may meet. */
export const checkProtection = productRule((product) => {
  const message = breakerFault(product) ?? fuseFault(product);
  return message ? { path: ["installation"], message } : undefined;
});

function breakerFault(product: Product) {
  const current = numberOf(product, "acCurrent");
  const weak = product.data.installation?.circuits?.find(({ breaker }) => breaker < (current ?? 0));
  return weak && `the breaker of ${weak.id} is ${weak.breaker} A, but acCurrent is ${current} A`;
}

function fuseFault(product: Product) {
  const battery = product.data.installation?.battery;
  if (!battery) return undefined;
  const current = numberOf(product, "maxDischargeCurrent") ?? 0;
  if (battery.fuse < current)
    return `the battery fuse is ${battery.fuse} A, but maxDischargeCurrent is ${current} A`;
  const voltage = rangeOf(product, "batteryVoltage")?.max ?? 0;
  if (battery.voltage < voltage)
    return `the battery fuse breaks ${battery.voltage} V, but the battery reaches ${voltage} V`;
  return undefined;
}
