import type { RecordOf } from "../records.ts";
import type { Found, Rule } from "./rule.ts";

type Case = RecordOf<"cases">;
type Plan = NonNullable<Case["data"]["plan"]>;

/** A plan shows what the record says: as many devices, as many panels, cables as long as their way; all of it has a name. */
export const checkCasePlans: Rule = ({ cases }) =>
  cases.flatMap((entry) => {
    const { plan } = entry.data;
    if (!plan) return [];
    const faults = [...cableFaults(plan), ...outside(plan), ...countFaults(entry, plan)];
    return [...faults.map((message) => problem(`${entry.id}.yaml`, message)), ...unnamed(entry, plan)];
  });

function cableFaults({ areas, devices, cables }: Plan) {
  const known = new Map([...areas, ...devices].map((part) => [part.id, part]));
  return cables.flatMap(({ from, to, length }) => {
    const [start, end] = [known.get(from), known.get(to)];
    if (!start || !end) return [`has a cable to ${start ? to : from}, which is not on the plan`];
    return length < wayBetween(start, end) ? [`has a cable from ${from} to ${to} that is too short`] : [];
  });
}

type Part = { x: number; y: number; width?: number; depth?: number };

function wayBetween(one: Part, other: Part) {
  const gap = (from: number, size = 0, to: number, otherSize = 0) =>
    Math.max(0, to - from - size, from - to - otherSize);
  return Math.hypot(gap(one.x, one.width, other.x, other.width), gap(one.y, one.depth, other.y, other.depth));
}

function outside({ areas, devices, width, depth }: Plan) {
  return [...areas, ...devices]
    .filter((part: Part) => part.x + (part.width ?? 0) > width || part.y + (part.depth ?? 0) > depth)
    .map((part) => `draws ${(part as { id: string }).id} outside its plan`);
}

function countFaults({ data }: Case, { areas, devices }: Plan) {
  const power = areas.reduce((sum, area) => sum + (area.power ?? 0), 0);
  const unlike = power > 0 && data.pvPower && Math.abs(power - data.pvPower) > 0.05;
  const ids = new Set(devices.flatMap(({ product }) => product ?? []));
  const counts = [...ids].filter((id) => drawn(devices, id) !== listed(data.products, id));
  return [
    ...(unlike ? [`draws ${power} kWp of panels and says ${data.pvPower}`] : []),
    ...counts.map((id) => `draws another number of ${id} than it lists`),
  ];
}

const drawn = (devices: Plan["devices"], id: string) =>
  devices.reduce((sum, { product, quantity }) => sum + (product === id ? (quantity ?? 1) : 0), 0);

const listed = (products: Case["data"]["products"], id: string) =>
  products.find(({ product }) => product === id)?.quantity ?? 0;

function unnamed({ id, texts }: Case, { areas }: Plan) {
  return Object.entries(texts).flatMap(([language, text]) => {
    const missing = areas.filter((area) => !text?.plan?.names[area.id]).map((area) => area.id);
    return missing.map((name) => problem(`${id}.${language}.yaml`, `has no plan.names.${name}`));
  });
}

const problem = (file: string, message: string): Found => ({
  file: `cases/${file}`,
  path: ["plan"],
  message,
});
