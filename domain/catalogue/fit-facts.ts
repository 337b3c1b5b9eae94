type Span = { low: number; high: number };

/** The facts that decide compatibility: figures of the specs, and the lists of the manual. */
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
  parallelUnits?: number;
  unitsPerPhase?: number;
  protocols?: string[];
  listed?: string[];
  perInput?: number;
  group?: number;
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
  "parallelUnits",
  "unitsPerPhase",
  "protocols",
] as const satisfies (keyof Facts)[];

const lists = ["chemistry", "protocols"];

type Installed = {
  batteries?: { listed: string[]; perInput?: number | undefined } | undefined;
  group?: number | undefined;
};
type Record = {
  id: string;
  data: { specs?: { [id: string]: unknown }; installation?: Installed | undefined };
};

/** The facts of a record in a content file. */
export function factsOf({ id, data }: Record): Facts {
  const specs = factSpecs.flatMap((name) => {
    const value = data.specs?.[name];
    return value === undefined ? [] : [[name, lists.includes(name) ? [value].flat() : spanOf(value)]];
  });
  return { id, ...Object.fromEntries(specs), ...installedFacts(data.installation) };
}

/** The bank facts in a product's installation record. */
export function installedFacts(installation: Installed | null | undefined): Facts {
  const { batteries, group } = installation ?? {};
  return { ...batteries, ...(group !== undefined && { group }) } as Facts;
}

function spanOf(value: unknown) {
  const { min, max } = value as { min?: number; max?: number };
  return min === undefined ? value : { low: min, high: max };
}
