/** The numbers of a product that decide what can be joined to it. */
export type Facts = {
  batteryVoltage?: Span;
  batteryWindow?: Span;
  maxChargeCurrent?: number;
  maxDischargeCurrent?: number;
  recommendedCurrent?: number;
  continuousCurrent?: number;
  maxCurrent?: number;
  maxParallel?: number;
  batteryTerminals?: number;
  protocols?: string[];
};
type Span = { low: number; high: number };

export type Check = {
  rule: "voltage" | "current" | "protocol" | "count" | "power";
  passed: boolean;
  has: string;
  needs: string;
};
export type Fit = { fits: boolean; checks: Check[]; units: number | null };

/** Whether a battery may be joined to an inverter, and why or why not; undefined when the question makes no sense. */
export function fitBattery(inverter: Facts, battery: Facts): Fit | undefined {
  if (!inverter.batteryVoltage || !battery.batteryWindow) return undefined;
  const checks = [
    checkVoltage(inverter.batteryVoltage, battery.batteryWindow),
    checkProtocol(inverter.protocols ?? [], battery.protocols ?? []),
    ...checkCurrent(inverter, battery),
  ];
  const fits = checks.every(({ rule, passed }) => passed || rule === "current");
  const units = battery.maxParallel ?? inverter.batteryTerminals ?? 1;
  if (fits) checks.push({ rule: "count", passed: true, has: String(units), needs: "1" });
  return { fits, checks, units: fits ? units : null };
}

function checkVoltage(port: Span, window: Span): Check {
  return {
    rule: "voltage",
    passed: window.low >= port.low && window.high <= port.high,
    has: `${window.low}–${window.high} V`,
    needs: `${port.low}–${port.high} V`,
  };
}

function checkProtocol(inverter: string[], battery: string[]): Check {
  const shared = inverter.filter((protocol) => battery.includes(protocol));
  return {
    rule: "protocol",
    passed: shared.length > 0,
    has: battery.join(", "),
    needs: inverter.join(", "),
  };
}

/** One battery that cannot carry the whole current limits the power; it does not forbid the pair. */
function checkCurrent(inverter: Facts, battery: Facts): Check[] {
  const needed = inverter.maxDischargeCurrent ?? inverter.maxChargeCurrent;
  const given = battery.maxCurrent;
  if (needed === undefined || given === undefined) return [];
  return [{ rule: "current", passed: given >= needed, has: `${given} A`, needs: `${needed} A` }];
}
