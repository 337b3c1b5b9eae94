export const plantSpecs = [
  "maxPvPower",
  "efficiencyEuro",
  "efficiencyMax",
  "nominalEnergy",
  "usableEnergy",
  "roundTripEfficiencyDc",
  "roundTripEfficiencyAc",
];

type Specs = { [id: string]: unknown };
type Part = { specs: Specs; quantity: number };

/** Usable energy and losses of a solution's devices, from the specs of the inverter and its battery. */
export function plantOf(parts: Part[]) {
  const cabinet = parts.find(({ specs }) => specs.roundTripEfficiencyAc !== undefined);
  const battery = cabinet ?? parts.find(({ specs }) => specs.roundTripEfficiencyDc !== undefined);
  const inverter = parts.find(({ specs }) => specs.maxPvPower !== undefined);
  return {
    usableEnergy: battery ? round(battery.quantity * usableOf(battery.specs)) : null,
    roundTrip: numberOf(battery?.specs, cabinet ? "roundTripEfficiencyAc" : "roundTripEfficiencyDc"),
    inverterEfficiency:
      numberOf(inverter?.specs, "efficiencyEuro") ?? numberOf(inverter?.specs, "efficiencyMax"),
    coupling: cabinet ? ("ac" as const) : ("dc" as const),
  };
}

/** A cabinet states usable energy only; a battery states nominal and usable. */
function usableOf(specs: Specs) {
  return numberOf(specs, "usableEnergy") ?? numberOf(specs, "nominalEnergy") ?? 0;
}

function numberOf(specs: Specs | undefined, name: string) {
  const value = specs?.[name];
  return typeof value === "number" ? value : null;
}

const round = (value: number) => Math.round(value * 100) / 100;
