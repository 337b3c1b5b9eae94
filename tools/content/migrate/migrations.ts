import type { Document } from "yaml";

/** A change of a schema that older files have to follow. Each knows its old form and leaves the new one alone. */
export type Migration = { version: string; says: string; kind: string; change(document: Document): boolean };

export const migrations: Migration[] = [
  {
    version: "0.2.0",
    says: "offices stand at a latitude and a longitude, not at percent of a map",
    kind: "variants",
    change: placeOffices,
  },
  {
    version: "0.3.0",
    says: "product types and segments are the maker's own",
    kind: "maker",
    change: nameSorting,
  },
  {
    version: "0.3.0",
    says: "a category says what the tools take it for",
    kind: "categories",
    change: giveRole,
  },
  {
    version: "0.4.0",
    says: "a spec says that lists are filtered by it",
    kind: "specs",
    change: giveFilters,
  },
];

function placeOffices(document: Document) {
  const offices: unknown = document.toJS()?.offices;
  if (!Array.isArray(offices)) return false;
  let isChanged = false;
  for (const [place, { bottom, left }] of offices.entries()) {
    if (bottom === undefined || left === undefined) continue;
    document.deleteIn(["offices", place, "bottom"]);
    document.deleteIn(["offices", place, "left"]);
    document.setIn(["offices", place, "latitude"], degrees(bottom, 180));
    document.setIn(["offices", place, "longitude"], degrees(left, 360));
    isChanged = true;
  }
  return isChanged;
}

/** Those that the site knew by itself before. */
function nameSorting(document: Document) {
  if (!document.has("api") || document.has("productTypes")) return false;
  document.set("productTypes", ["Battery", "Inverter", "Monitoring & EMS"]);
  document.set("segments", ["Residential", "Commercial"]);
  return true;
}

/** As its product types said before. */
function giveRole(document: Document) {
  const types: unknown = document.toJS()?.productTypes;
  if (!Array.isArray(types) || document.has("role")) return false;
  const has = (type: string) => types.includes(type);
  const ofInverter = has("Battery") ? "system" : "inverter";
  const role = has("Inverter")
    ? ofInverter
    : (has("Battery") && "battery") || (has("Monitoring & EMS") && "monitoring");
  if (role) document.set("role", role);
  return Boolean(role);
}

const voltage = { as: "voltage", steps: [0, 100], words: ["low", "high"] };
const knownFilters: Record<string, object> = {
  ratedPower: { as: "power", steps: [0, 4000, 8000, 15_000, 30_000] },
  phases: { as: "phases" },
  batteryNominalVoltage: voltage,
  batteryVoltage: voltage,
  batteryWindow: voltage,
  nominalEnergy: { as: "energy", steps: [0, 10, 20, 100] },
  protection: { as: "protection" },
};

/** Those that the site knew by itself before; where one of them is said, the others were left out on purpose. */
function giveFilters(document: Document) {
  const groups: unknown = document.toJS()?.groups;
  if (!Array.isArray(groups)) return false;
  const specs = groups.flatMap((group, at) =>
    (group.specs ?? []).map((spec: { id: string; filter?: { as?: string } }, place: number) => ({
      ...spec,
      path: ["groups", at, "specs", place, "filter"],
    })),
  );
  const known = specs.filter(({ id }) => knownFilters[id]);
  if (known.length === 0 || specs.some(({ filter }) => filter?.as)) return false;
  for (const { id, path } of known) document.setIn(path, document.createNode(knownFilters[id]));
  return true;
}

const degrees = (percent: unknown, whole: number) =>
  Number(((Number.parseFloat(String(percent)) / 100) * whole - whole / 2).toFixed(2));
