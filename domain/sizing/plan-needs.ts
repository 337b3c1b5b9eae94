import type { Module } from "#db/schema/shapes.ts";
import { type Candidate, listCandidates } from "./candidates.ts";
import { chooseSystem, enlarge, findShortfall, type Need, tiers, yieldShare } from "./choose-system.ts";
import { type CutTime, cutShares } from "./cuts.ts";
import type { Device } from "./device.ts";
import { compareGenerator, type Fuel } from "./generator.ts";
import { type Load, sumLoads, total } from "./loads.ts";
import { playDay } from "./play-day.ts";
import { partsOf } from "./system-parts.ts";

export type Question = {
  cut: number;
  when: CutTime;
  days: number;
  roof: number | undefined;
  sun: number;
  phase: string;
  internet: string;
  fuel: Fuel;
  prices: { fuel: number; electricity: number; upkeep: number };
  offer: number | undefined;
};

/** The smallest, the usual and the generous system for a house; where there is none, what cannot be met. */
export function planNeeds(devices: Device[], loads: Load[], question: Question, module: Module) {
  const day = sumLoads(loads);
  const cuts = cutShares(question.cut, question.when);
  const offGrid = question.cut >= 24;
  const inCuts = total(day.hours.map((energy, hour) => energy * (cuts[hour] ?? 0)));
  const stored = offGrid ? day.energy * Math.max(1, question.days) : inCuts;
  const fromSun = { smallest: offGrid ? day.energy : inCuts, usual: day.energy, generous: day.energy * 1.25 };
  const candidates = listCandidates(devices, question.phase, offGrid);
  const roof =
    question.roof === undefined ? Number.POSITIVE_INFINITY : Math.floor(question.roof / module.area);
  const systems = Object.entries(tiers).map(([tier, factor]) => {
    const wanted = Math.ceil(
      (fromSun[tier as keyof typeof fromSun] / (question.sun * yieldShare) / module.power) * 1000 - 1e-9,
    );
    const base: Need = {
      power: day.peak / 1000,
      surge: day.surge / 1000,
      energy: stored,
      pv: (wanted * module.power) / 1000,
      offGrid,
      roof: (roof * module.power) / 1000,
    };
    const need = enlarge(base, factor);
    const chosen = chooseSystem(candidates, need);
    return {
      tier: tier as keyof typeof tiers,
      need: { ...need, roof: Number.isFinite(need.roof) ? need.roof : -1 },
      system: chosen ? systemOf(chosen, wanted, roof, day, cuts, offGrid, question, module, devices) : null,
      shortfall: chosen ? null : (findShortfall(candidates, need) ?? null),
    };
  });
  const usual = systems.find(({ tier }) => tier === "usual")?.system ?? systems[0]?.system;
  const charged = usual ? total(usual.day.map(({ gridCharging }) => gridCharging)) : 0;
  const generator = compareGenerator(
    { hours: question.cut, energy: inCuts, peak: day.peak },
    question.fuel,
    question.prices,
    charged,
    question.offer,
  );
  return { day, inCuts, stored, offGrid, systems, generator };
}

function systemOf(
  chosen: Candidate,
  wanted: number,
  roof: number,
  day: ReturnType<typeof sumLoads>,
  cuts: number[],
  offGrid: boolean,
  { sun, internet }: Question,
  module: Module,
  devices: Device[],
) {
  const modules = Math.min(wanted, roof, Math.floor((chosen.pvPower * 1000) / module.power + 1e-9));
  const panels = (modules * module.power) / 1000;
  const { rated, peak, usable, efficiency, units, batteries } = chosen;
  const carried = usable * efficiency;
  return {
    ...{ rated, peak, usable, units, batteries, modules, panels, wanted },
    hoursAtOnce: day.peak > 0 ? carried / (day.peak / 1000) : 0,
    hoursOnAverage: day.energy > 0 ? carried / (day.energy / 24) : 0,
    parts: partsOf(chosen, internet, devices),
    day: playDay(chosen, { load: day.hours, cuts, solar: panels * sun * yieldShare, offGrid }),
  };
}
