import type { Rule } from "./rule.ts";

const tolerance = 0.01;

/** The upkeep of a generator costs the same everywhere: one exchange rate a currency, and no other. */
export const checkExchangeRate: Rule = ({ prices }) => {
  const [first] = prices;
  const inDollars = ({ data }: typeof first & object) => data.upkeep / data.rate;
  return prices
    .filter((price) => first && Math.abs(inDollars(price) / inDollars(first) - 1) > tolerance)
    .map((price) => ({
      file: `prices/${price.id}.yaml`,
      path: ["upkeep"],
      message: `upkeep is ${inDollars(price).toFixed(3)} dollars, but ${first?.id} has ${first && inDollars(first).toFixed(3)}`,
    }));
};
