import type { Candidate } from "./candidates.ts";
import { chooseLayout } from "./pv-layout.ts";

/** The requirements of a house: running and starting power, energy without grid or sun, panels. */
export type Need = {
  power: number;
  /** kVA when the hardest motor starts, and its share in kW that comes from the batteries. */
  surge: number;
  start: number;
  energy: number;
  panels: number;
  /** Without a grid the panels must cover the whole need. */
  offGrid: boolean;
  roof: number;
};

export const tiers = { smallest: 1, usual: 1.25, generous: 1.6 };

/** Yield in the poorest month as a share of rated panel output: heat, dust, cables, conversion. */
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
 * The first system that meets every requirement. The list starts with the smallest and whatever meets a larger need
 * meets a smaller one, so more load never gives a smaller system.
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

/** The largest shortfall of the nearest system. */
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
