type Day = { load: number[]; solar: number[]; gridLimit?: number | undefined };
/** Energies in kWh, powers in kW, efficiencies in per cent. */
export type Plant = {
  usableEnergy: number | null;
  inverterPower: number | null;
  inverterEfficiency: number | null;
  roundTrip: number | null;
  /** A cabinet stands behind its own inverter, and its round trip counts from AC to AC. */
  coupling: "dc" | "ac";
};

export type Hour = {
  load: number;
  solar: number;
  /** Need that is met by the sun as it comes. */
  direct: number;
  /** What the panels send towards the battery. */
  charging: number;
  /** What the grid sends towards the battery, below the limit that is set. */
  gridCharging: number;
  fromBattery: number;
  /** What grid or generator has to add. */
  other: number;
  surplus: number;
  /** Energy in the battery at the end of the hour, kWh. */
  level: number;
};
type Losses = { direct: number; storing: number; gridStoring: number; giving: number };

const mostDays = 200;

/** Plays one day again and again until the battery ends as it began, and gives the last. */
export function balanceDay(day: Day, plant: Plant): Hour[] {
  let level = (plant.usableEnergy ?? 0) / 2;
  for (let round = 1; ; round++) {
    const start = level;
    const hours = day.load.map((load, hour) => {
      const entry = balanceHour(load, day.solar[hour] ?? 0, level, day, plant);
      level = entry.level;
      return entry;
    });
    if (Math.abs(level - start) < 0.001 || round === mostDays) return hours;
  }
}

function balanceHour(load: number, solar: number, level: number, { gridLimit }: Day, plant: Plant): Hour {
  const keep = lossesOf(plant);
  const most = plant.inverterPower ?? Number.POSITIVE_INFINITY;
  const room = (plant.usableEnergy ?? 0) - level;
  const direct = Math.min(load, solar * keep.direct);
  const left = solar - direct / keep.direct;
  const charging = Math.min(left, room / keep.storing, most);
  const open = load - direct;
  const fromBattery = Math.min(Math.max(0, open - (gridLimit ?? 0)), level * keep.giving, most);
  const spare = Math.max(0, (gridLimit ?? 0) - open);
  const gridCharging = Math.min(spare, (room - charging * keep.storing) / keep.gridStoring, most - charging);
  return {
    load,
    solar,
    direct,
    charging,
    gridCharging,
    fromBattery,
    other: open - fromBattery,
    surplus: left - charging,
    level: level + charging * keep.storing + gridCharging * keep.gridStoring - fromBattery / keep.giving,
  };
}

/** The share that arrives on each way: from panel to load, into the battery, and out of it. */
function lossesOf({ inverterEfficiency, roundTrip, coupling }: Plant): Losses {
  const inverter = (inverterEfficiency ?? 100) / 100;
  const trip = (roundTrip ?? 100) / 100;
  return coupling === "ac"
    ? { direct: inverter, storing: inverter * trip, gridStoring: trip, giving: 1 }
    : { direct: inverter, storing: trip, gridStoring: inverter * trip, giving: inverter };
}

export function sumOf(hours: Hour[], name: keyof Hour): number {
  return hours.reduce((sum, hour) => sum + hour[name], 0);
}

/**
 * The sums of a day to 0.1 kWh, so that what is shown adds up: need = direct + battery + other, and
 * sun + grid into the battery = direct + battery + surplus + lost.
 */
export function sumsOf(hours: Hour[]) {
  const tenths = (name: keyof Hour) => Math.round(sumOf(hours, name) * 10);
  const [load, solar, direct, surplus] = [
    tenths("load"),
    tenths("solar"),
    tenths("direct"),
    tenths("surplus"),
  ];
  const [battery, gridCharging] = [Math.min(tenths("fromBattery"), load - direct), tenths("gridCharging")];
  const tenthOf = {
    load,
    solar,
    direct,
    battery,
    gridCharging,
    surplus,
    other: load - direct - battery,
    lost: solar + gridCharging - direct - battery - surplus,
  };
  return {
    ...inKilowattHours(tenthOf),
    share: Math.floor((100 * (direct + battery * sunny(hours))) / (load || 1)),
  };
}

/** How much of what went into the battery came from the panels. */
function sunny(hours: Hour[]) {
  const [sun, grid] = [sumOf(hours, "charging"), sumOf(hours, "gridCharging")];
  return sun / (sun + grid || 1);
}

function inKilowattHours<Name extends string>(tenths: Record<Name, number>) {
  return Object.fromEntries(
    Object.entries<number>(tenths).map(([name, value]) => [name, value / 10]),
  ) as Record<Name, number>;
}
