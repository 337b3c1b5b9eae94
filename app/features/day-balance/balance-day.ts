type Day = { load: number[]; solar: number[] };
type Plant = { storageEnergy: number | null; inverterPower: number | null };

export type Hour = {
  load: number;
  solar: number;
  /** Solar power that is used as it comes. */
  direct: number;
  charging: number;
  fromBattery: number;
  /** What grid or generator has to add. */
  other: number;
  surplus: number;
  /** Energy in the battery at the end of the hour, kWh. */
  level: number;
};

/** A tenth stays in the battery, and 5 % is lost between charging and discharging. */
const usableShare = 0.9;
const roundTrip = 0.95;
const settlingDays = 4;

/** Plays one day several times, so that the battery ends as it began, and gives the last. */
export function balanceDay(day: Day, plant: Plant): Hour[] {
  const usable = (plant.storageEnergy ?? 0) * usableShare;
  const most = plant.inverterPower ?? Number.POSITIVE_INFINITY;
  let level = usable / 2;
  let hours: Hour[] = [];
  for (let round = 0; round < settlingDays; round++) {
    hours = day.load.map((load, hour) => {
      const entry = balanceHour(load, day.solar[hour] ?? 0, level, usable, most);
      level = entry.level;
      return entry;
    });
  }
  return hours;
}

function balanceHour(load: number, solar: number, level: number, usable: number, most: number): Hour {
  const direct = Math.min(load, solar);
  const charging = Math.min(solar - direct, (usable - level) / roundTrip, most);
  const fromBattery = Math.min(load - direct, level, most);
  return {
    load,
    solar,
    direct,
    charging,
    fromBattery,
    other: load - direct - fromBattery,
    surplus: solar - direct - charging,
    level: level + charging * roundTrip - fromBattery,
  };
}

export function sumOf(hours: Hour[], name: keyof Hour): number {
  return hours.reduce((sum, hour) => sum + hour[name], 0);
}
