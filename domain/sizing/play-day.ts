import type { Candidate } from "./candidates.ts";

/** The sun's energy by hour from 6 to 18: half a sine wave. */
const sunShape = Array.from({ length: 24 }, (_, hour) =>
  hour < 6 || hour >= 18 ? 0 : Math.cos((Math.PI * (hour - 6)) / 12) - Math.cos((Math.PI * (hour - 5)) / 12),
).map((share) => share / 2);

type Plant = Pick<Candidate, "usable" | "efficiency" | "rated">;
type Site = { load: number[]; cuts: number[]; solar: number; offGrid: boolean };

/** One hour in kWh for the plot: sources of the load, charge of the battery, and its content at the end. */
export type Hour = ReturnType<typeof playHour>;

/** A usual day: solar power first, the grid while it is on, the battery during cuts. */
export function playDay(plant: Plant, site: Site): Hour[] {
  let level = plant.usable;
  let hours: Hour[] = [];
  for (let round = 0; round < 4; round++) {
    hours = site.load.map((_, hour) => {
      const played = playHour(plant, site, hour, level);
      level = played.level;
      return played;
    });
  }
  return hours;
}

function playHour(
  { usable, efficiency, rated }: Plant,
  { load, cuts, solar, offGrid }: Site,
  hour: number,
  level: number,
) {
  const sun = solar * (sunShape[hour] ?? 0);
  const need = load[hour] ?? 0;
  const grid = offGrid ? 0 : 1 - (cuts[hour] ?? 0);
  const direct = Math.min(need, sun * efficiency);
  const open = need - direct;
  const fromBattery = Math.min(open * (1 - grid), level * efficiency);
  const missing = open * (1 - grid) - fromBattery;
  const left = level - fromBattery / efficiency;
  const charging = Math.min(sun - direct / efficiency, usable - left, rated);
  const gridCharging = Math.min(usable - left - charging, Math.max(0, rated - charging) * grid);
  return {
    load: need,
    solar: sun,
    direct,
    charging,
    gridCharging,
    fromBattery,
    other: open * grid,
    missing,
    surplus: sun - direct / efficiency - charging,
    level: left + charging + gridCharging,
  };
}
