type Span = { low: number; high: number };

/** What decides what can be joined to a product: numbers of its tables, and what its manual lists. */
export type Facts = {
  id?: string;
  ratedPower?: number;
  efficiencyMax?: number;
  chemistry?: string[];
  batteryVoltage?: Span;
  batteryWindow?: Span;
  batteryNominalVoltage?: number;
  maxChargeCurrent?: number;
  maxDischargeCurrent?: number;
  recommendedCurrent?: number;
  continuousCurrent?: number;
  maxCurrent?: number;
  maxParallel?: number;
  batteryTerminals?: number;
  protocols?: string[];
  listed?: string[];
  perInput?: number;
};

export const factSpecs = [
  "ratedPower",
  "efficiencyMax",
  "chemistry",
  "batteryVoltage",
  "batteryWindow",
  "batteryNominalVoltage",
  "maxChargeCurrent",
  "maxDischargeCurrent",
  "recommendedCurrent",
  "continuousCurrent",
  "maxCurrent",
  "maxParallel",
  "batteryTerminals",
  "protocols",
] as const satisfies (keyof Facts)[];

const lists = ["chemistry", "protocols"];

type Record = {
  id: string;
  data: {
    specs?: { [id: string]: unknown };
    installation?: { batteries?: { listed: string[]; perInput?: number } };
  };
};

/** The facts of a record as the content files hold it. */
export function factsOf({ id, data }: Record): Facts {
  const specs = factSpecs.flatMap((name) => {
    const value = data.specs?.[name];
    return value === undefined ? [] : [[name, lists.includes(name) ? [value].flat() : spanOf(value)]];
  });
  return { id, ...Object.fromEntries(specs), ...data.installation?.batteries };
}

function spanOf(value: unknown) {
  const { min, max } = value as { min?: number; max?: number };
  return min === undefined ? value : { low: min, high: max };
}
