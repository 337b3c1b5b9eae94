import type { Module, Supply } from "#db/schema/shapes.ts";
import { type Candidate, listCandidates } from "./candidates.ts";
import { chooseSystem, enlarge, findShortfall, type Need, tiers, yieldShare } from "./choose-system.ts";
import { type CutTime, cutShares } from "./cuts.ts";
import type { Device } from "./device.ts";
import { compareGenerator, type Fuel, type GeneratorFacts, type GeneratorPrices } from "./generator.ts";
import { type Load, sumLoads, total } from "./loads.ts";
import { playDay } from "./play-day.ts";
import { chooseLayout } from "./pv-layout.ts";
import { transformerFor } from "./supply.ts";
import { groupsIn, partsOf } from "./system-parts.ts";

export type Question = {
  cut: number;
  when: CutTime;
  days: number;
  roof: number | undefined;
  sun: number;
  /** Lowest and highest air temperature of the place. */
  cold: number;
  hot: number;
  supply: Supply | undefined;
  phase: "single" | "three";
  internet: string;
  fuel: Fuel;
  prices: GeneratorPrices;
  known: GeneratorFacts;
};

type Tier = keyof typeof tiers;
type Day = ReturnType<typeof sumLoads>;

/** The smallest, the usual and the generous system for a house; if there is none, what cannot be met. */
export function planNeeds(devices: Device[], loads: Load[], question: Question, module: Module) {
  const day = sumLoads(loads);
  const cuts = cutShares(question.cut, question.when);
  const offGrid = question.cut >= 24;
  const inCuts = total(day.hours.map((energy, hour) => energy * (cuts[hour] ?? 0)));
  const stored = offGrid ? day.energy * Math.max(1, question.days) : inCuts;
  const fromSun = { smallest: offGrid ? day.energy : inCuts, usual: day.energy, generous: day.energy * 1.25 };
  // Cells close to the roof get hottest: strings that start there start everywhere.
  const climate = { cold: question.cold, hot: question.hot, mounting: "flush" as const };
  const list = (phase: Question["phase"]) => listCandidates(devices, phase, offGrid, { module, climate });
  const candidates = list(question.phase);
  const roof =
    question.roof === undefined ? Number.POSITIVE_INFINITY : Math.floor(question.roof / module.area);
  const systems = (Object.keys(tiers) as Tier[]).map((tier) => {
    const panels = Math.ceil((fromSun[tier] / (question.sun * yieldShare) / module.power) * 1000 - 1e-9);
    const running = { power: day.peak / 1000, surge: day.surge / 1000, start: day.start / 1000 };
    const need = enlarge({ ...running, energy: stored, panels, offGrid, roof }, tiers[tier]);
    const chosen = chooseSystem(candidates, need);
    return {
      tier,
      need: { ...need, roof: Number.isFinite(roof) ? roof : -1 },
      system: chosen ? systemOf(chosen, need, day, cuts, question, module, devices) : null,
      shortfall: chosen ? null : shortfallOf(candidates, need, question.phase === "single" && list("three")),
    };
  });
  const usual = systems.find(({ tier }) => tier === "usual")?.system ?? systems[0]?.system;
  const charged = usual ? total(usual.day.map(({ gridCharging }) => gridCharging)) : 0;
  const generator = compareGenerator(
    { hours: question.cut, energy: inCuts, peak: day.peak },
    question.fuel,
    question.prices,
    charged,
    question.known,
  );
  return { day, inCuts, stored, offGrid, systems, generator };
}

/** What is missing, and what to ask for: other panels, three phases, or several systems. */
function shortfallOf(candidates: Candidate[], need: Need, threePhase: Candidate[] | false) {
  const shortfall = findShortfall(candidates, need);
  if (!shortfall) return null;
  const other = threePhase && chooseSystem(threePhase, need);
  const isPanels = shortfall.rule === "panels" || shortfall.rule === "roof";
  const ask = isPanels ? "panels" : other ? "threePhase" : "divide";
  return {
    ...shortfall,
    ask: ask as "panels" | "threePhase" | "divide",
    instead: other ? other.inverter.model : "",
  };
}

function systemOf(
  chosen: Candidate,
  need: Need,
  day: Day,
  cuts: number[],
  { sun, internet, supply, phase }: Question,
  module: Module,
  devices: Device[],
) {
  const layout = chooseLayout(chosen.layouts, need.panels, need.roof);
  const modules = layout?.total ?? 0;
  const panels = (modules * module.power) / 1000;
  const { inverter, rated, peak, usable, efficiency, units, batteries } = chosen;
  const carried = usable * efficiency;
  return {
    ...{ rated, peak, usable, units, batteries, modules, panels, wanted: need.panels },
    layout: layout ?? null,
    groups: groupsIn(chosen),
    transformer: transformerFor(inverter, supply, phase) ?? null,
    hoursAtOnce: day.peak > 0 ? carried / (day.peak / 1000) : 0,
    hoursOnAverage: day.energy > 0 ? carried / (day.energy / 24) : 0,
    parts: partsOf(chosen, internet, devices),
    day: playDay(chosen, {
      ...{ load: day.hours, cuts, offGrid: need.offGrid },
      solar: panels * sun * yieldShare,
    }),
  };
}
