import type { Candidate } from "./candidates.ts";

/** What a system has to do: kilowatts running and starting, kilowatt-hours without grid or sun, kilowatts of panels. */
export type Need = {
  power: number;
  surge: number;
  energy: number;
  pv: number;
  /** Without grid the panels must be enough; with it what is missing comes from there. */
  offGrid: boolean;
  /** Kilowatts of panels that the roof has room for. */
  roof: number;
};

export const tiers = { smallest: 1, usual: 1.25, generous: 1.6 };

/** The sun gives at the poorest month this share of what the panels could: heat, dust, cables, conversion. */
export const yieldShare = 0.75;

export function enlarge(need: Need, factor: number): Need {
  return { ...need, power: need.power * factor, surge: need.surge * factor, energy: need.energy * factor };
}

/**
 * The first of the list that does everything. The list begins with the smallest, and whatever meets a larger need also
 * meets a smaller one: so more load never gives a smaller system.
 */
export function chooseSystem(candidates: Candidate[], need: Need): Candidate | undefined {
  return candidates.find((candidate) => meets(candidate, need));
}

const noise = 1e-9;
const rules = ["power", "surge", "energy", "lasting", "pv", "roof"] as const;
export type Shortfall = { rule: (typeof rules)[number]; needed: number; most: number; model: string };

function meets(candidate: Candidate, need: Need) {
  const [given, needed] = [giving(candidate, need), needing(need)];
  return rules.every((rule) => given[rule] + noise >= needed[rule]);
}

function giving({ rated, peak, usable, efficiency, lasting, pvPower }: Candidate, { roof }: Need) {
  return {
    power: rated,
    surge: peak,
    energy: usable * efficiency,
    lasting: lasting * efficiency,
    pv: pvPower,
    roof,
  };
}

function needing({ power, surge, energy, pv, offGrid }: Need) {
  return { power, surge, energy, lasting: power, pv: offGrid ? pv : 0, roof: offGrid ? pv : 0 };
}

/** What no product of the list meets, with the one that comes nearest. */
export function findShortfall(candidates: Candidate[], need: Need): Shortfall | undefined {
  for (const rule of rules) {
    const best = candidates.toSorted((a, b) => giving(b, need)[rule] - giving(a, need)[rule])[0];
    if (!best) return undefined;
    const [most, needed] = [giving(best, need)[rule], needing(need)[rule]];
    if (most + noise < needed) return { rule, needed, most, model: best.inverter.model };
  }
  return undefined;
}
