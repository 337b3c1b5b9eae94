export const fuels = ["petrol", "diesel"] as const;
export type Fuel = (typeof fuels)[number];

type Cuts = { hours: number; energy: number; peak: number };
export type GeneratorPrices = {
  fuel: number;
  electricity: number;
  /** Per kilowatt of the generator and hour. */
  upkeep: number;
};
/** The visitor's own figures: litres or money for fuel a month, service cost an hour, the price of the system. */
export type GeneratorFacts = {
  litres?: number | undefined;
  money?: number | undefined;
  upkeep?: number | undefined;
  offer?: number | undefined;
};

/** Consumption of a petrol engine relative to the diesel formula. */
const petrolFactor = 1.4;
/** The smallest generator on sale, in kilowatts. */
const smallestSet = 1;

/**
 * A year of a generator that runs through every cut, compared with a battery charged from the grid. Litres an hour =
 * 0.084 × rated power + 0.246 × load, for diesel; the generator is a quarter larger than the peak load.
 */
export function compareGenerator(
  cuts: Cuts,
  fuel: Fuel,
  prices: GeneratorPrices,
  charged: number,
  known: GeneratorFacts,
) {
  const rated = Math.max(smallestSet, (cuts.peak * 1.25) / 1000);
  const load = cuts.hours > 0 ? cuts.energy / cuts.hours : 0;
  const hours = cuts.hours * 365;
  const litres = litresOf(known, prices) ?? litresPerHour(rated, load, fuel) * hours;
  const fuelCost = litres * prices.fuel;
  const upkeepPerHour = known.upkeep ?? rated * prices.upkeep;
  const upkeepCost = hours * upkeepPerHour;
  const gridEnergy = charged * 365;
  const gridCost = gridEnergy * prices.electricity;
  const saving = fuelCost + upkeepCost - gridCost;
  const payback = known.offer !== undefined && saving > 0 ? known.offer / saving : undefined;
  return {
    ...{ rated, load, hours, litres, fuelCost, upkeepPerHour, upkeepCost, gridEnergy, gridCost, saving },
    litresPerHour: hours > 0 ? litres / hours : 0,
    isTyped: litresOf(known, prices) !== undefined,
    ...(payback && { payback }),
  };
}

function litresPerHour(rated: number, load: number, fuel: Fuel) {
  return (0.084 * rated + 0.246 * load) * (fuel === "petrol" ? petrolFactor : 1);
}

function litresOf({ litres, money }: GeneratorFacts, prices: GeneratorPrices) {
  if (litres !== undefined) return litres * 12;
  return money === undefined ? undefined : (money * 12) / prices.fuel;
}
