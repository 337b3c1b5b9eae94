export const fuels = ["petrol", "diesel"] as const;
export type Fuel = (typeof fuels)[number];

type Cuts = { hours: number; energy: number; peak: number };
type Prices = { fuel: number; upkeep: number; electricity: number };

/** A petrol engine drinks this much more than the diesel of the formula. */
const petrolFactor = 1.4;

/**
 * A year of a generator that runs through every cut, beside a battery that is charged from the grid. Litres an hour =
 * 0.084 × rated power + 0.246 × load, for diesel; the set is a quarter larger than everything at once.
 */
export function compareGenerator(
  cuts: Cuts,
  fuel: Fuel,
  prices: Prices,
  charged: number,
  offer: number | undefined,
) {
  const rated = (cuts.peak * 1.25) / 1000;
  const load = cuts.hours > 0 ? cuts.energy / cuts.hours : 0;
  const litresPerHour = (0.084 * rated + 0.246 * load) * (fuel === "petrol" ? petrolFactor : 1);
  const hours = cuts.hours * 365;
  const litres = litresPerHour * hours;
  const fuelCost = litres * prices.fuel;
  const upkeepCost = hours * prices.upkeep;
  const gridCost = charged * 365 * prices.electricity;
  const saving = fuelCost + upkeepCost - gridCost;
  const payback = offer !== undefined && saving > 0 ? offer / saving : undefined;
  return {
    rated,
    load,
    litresPerHour,
    hours,
    litres,
    fuelCost,
    upkeepCost,
    gridCost,
    saving,
    ...(payback && { payback }),
  };
}
