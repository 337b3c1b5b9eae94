/** Running and starting watts, hours a day, and the hour at which use starts. */
export type Load = { watts: number; surge: number; hours: number; from: number; count: number };

/** A motor at standstill draws mostly reactive current. */
const startPowerFactor = 0.6;

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * The day of a house: kWh per hour, watts when everything runs, and watts when the hardest motor starts while all else
 * runs. Six tenths of a starting motor's draw are real power.
 */
export function sumLoads(loads: Load[]) {
  const used = loads.filter(({ count }) => count > 0);
  const hours = hoursOfDay.map((hour) => total(used.map((load) => energyIn(load, hour))));
  const peak = total(used.map(({ watts, count }) => watts * count));
  const start = Math.max(0, ...used.map(({ watts, surge }) => surge - watts));
  const drawn = Math.max(0, ...used.map(({ watts, surge }) => surge * startPowerFactor - watts));
  return { hours, energy: total(hours), peak, surge: peak + start, start: peak + drawn };
}

/** A load from midnight for ten hours or more cycles all day, as a fridge does. */
function energyIn({ watts, count, hours, from }: Load, hour: number) {
  const power = (watts * count) / 1000;
  if (from === 0 && hours >= 10) return (power * hours) / 24;
  const since = (hour - from + 24) % 24;
  return power * Math.min(1, Math.max(0, hours - since));
}

export const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
