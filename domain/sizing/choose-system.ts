import type { Candidate } from "./candidates.ts";
import { chooseLayout } from "./pv-layout.ts";

/** What a system has to do: kilowatts running and starting, kilowatt-hours without grid or sun, panels. */
export type Need = {
  power: number;
  /** Kilovolt-amperes when the hardest of them starts, and the kilowatts of it that come from the batteries. */
  surge: number;
  start: number;
  energy: number;
  panels: number;
  /** Without grid the panels must be enough; with it what is missing comes from there. */
  offGrid: boolean;
  /** How many panels the roof has room for. */
  roof: number;
};

export const tiers = { smallest: 1, usual: 1.25, generous: 1.6 };

/** The sun gives at the poorest month this share of what the panels could: heat, dust, cables, conversion. */
export const yieldShare = 0.75;

export function enlarge(need: Need, factor: number): Need {
  const larger = (value: number) => value * factor;
  const { power, surge, start, energy } = need;
  return {
    ...need,
    ...{ power: larger(power), surge: larger(surge), start: larger(start), energy: larger(energy) },
  };
}

/**
 * The first of the list that does everything. The list begins with the smallest, and whatever meets a larger need also
 * meets a smaller one: so more load never gives a smaller system.
 */
export function chooseSystem(candidates: Candidate[], need: Need): Candidate | undefined {
  return candidates.find((candidate) => meets(candidate, need));
}

const noise = 1e-9;
type Sum = { given: (candidate: Candidate, need: Need) => number; needed: (need: Need) => number };
const rules = {
  power: { given: ({ rated }) => rated, needed: ({ power }) => power },
  surge: { given: ({ peak }) => peak, needed: ({ surge }) => surge },
  start: { given: ({ start }) => start, needed: ({ start }) => start },
  energy: { given: ({ usable, efficiency }) => usable * efficiency, needed: ({ energy }) => energy },
  lasting: { given: ({ lasting, efficiency }) => lasting * efficiency, needed: ({ power }) => power },
  panels: {
    given: ({ layouts }) => layouts.at(-1)?.total ?? 0,
    needed: ({ panels, offGrid }) => (offGrid ? panels : 0),
  },
  roof: {
    given: ({ layouts }, { panels, roof }) => chooseLayout(layouts, panels, roof)?.total ?? 0,
    needed: ({ panels, offGrid }) => (offGrid ? panels : 0),
  },
} satisfies Record<string, Sum>;
type Rule = keyof typeof rules;
const names = Object.keys(rules) as Rule[];

export type Shortfall = {
  rule: Rule;
  needed: number;
  most: number;
  model: string;
  units: number;
};

function meets(candidate: Candidate, need: Need) {
  return names.every((name) => {
    const { given, needed }: Sum = rules[name];
    return given(candidate, need) + noise >= needed(need);
  });
}

/** What the system that comes nearest lacks most. */
export function findShortfall(candidates: Candidate[], need: Need): Shortfall | undefined {
  let nearest: (Shortfall & { share: number }) | undefined;
  for (const candidate of candidates) {
    const worst = worstOf(candidate, need);
    if (!nearest || worst.share > nearest.share)
      nearest = { ...worst, model: candidate.inverter.model, units: candidate.units };
  }
  if (!nearest) return undefined;
  const { share: _, ...shortfall } = nearest;
  return shortfall;
}

function worstOf(candidate: Candidate, need: Need) {
  const sums = names.map((rule) => {
    const sum: Sum = rules[rule];
    const [most, needed] = [sum.given(candidate, need), sum.needed(need)];
    return { rule, most, needed, share: needed > 0 ? most / needed : Number.POSITIVE_INFINITY };
  });
  return sums.reduce((worst, sum) => (sum.share < worst.share ? sum : worst));
}
