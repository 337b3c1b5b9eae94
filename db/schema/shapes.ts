import type { Locale } from "#i18n/locales.ts";

/** Small nested values that are stored as JSON in their record's row. */
export type CountryLink = {
  name: string;
  img: string;
  code: Locale;
  link: string;
};
export type SocialLink = { class: string; url: string };
export type Office = { id: string; email: string; phone: string; latitude: number; longitude: number };
export type FooterColumn = { title: string; links: { name: string; path: string }[] };
export type Claim = { value: string; label: string };
export type AboutText = {
  title: string;
  lead: string;
  blocks: { title: string; content: string }[];
  milestones?: { year: string; text: string }[];
  casesNote?: string;
};
export type HomeBlock = { id: string; image?: string; path: string };
export type ProductCount = { product: string; quantity: number; place?: "indoors" | "outdoors" | undefined };
export type Feature = { title: string; text: string };
export type FaqAnswer = { question: string; answer: string; answers?: string[] };
export type OfficeWords = { title: string; address: string; hours?: string; answers?: string[] };
export type Result = { value: string; label: string };
export type Quote = { text: string; by: string };
export type DayBalance = { load: number[]; solar: number[]; gridLimit?: number };
/** Positions of the numbers on a picture, in per cent from its upper left corner. */
export type PictureMarks = Record<string, [number, number]>;
/** Per month, or in the order of the labels in the texts. */
export type Measured = {
  month?: number | undefined;
  before?: number | undefined;
  after?: number | undefined;
}[];
export type MeasuredText = {
  what: string;
  unit: string;
  before: string;
  after: string;
  labels?: string[] | undefined;
  source: string;
};
/** The role of a category's products for the calculators and the rules of the trade. */
export const categoryRoles = ["inverter", "battery", "system", "monitoring", "charger"] as const;
export type CategoryRole = (typeof categoryRoles)[number];
export const faces = ["stack", "tower", "cabinet", "rack", "socket", "plain"] as const;
export type Face = (typeof faces)[number];
export const areaKinds = ["building", "room", "panels", "ground", "earth"] as const;
export const deviceKinds = [
  "inverter",
  "battery",
  "cabinet",
  "box",
  "board",
  "meter",
  "transformer",
  "grid",
  "generator",
] as const;
/** A site plan, in metres from its upper left corner. */
export type SitePlan = {
  width: number;
  depth: number;
  north?: number | undefined;
  areas: {
    id: string;
    kind: (typeof areaKinds)[number];
    x: number;
    y: number;
    width: number;
    depth: number;
    power?: number | undefined;
  }[];
  devices: {
    id: string;
    kind: (typeof deviceKinds)[number];
    x: number;
    y: number;
    product?: string | undefined;
    quantity?: number | undefined;
  }[];
  cables: { from: string; to: string; length: number }[];
};
export type PlanText = { names: Record<string, string> };
export type Chapter = { id: string; title: string };
type Wire = { copper: number; insulation: 70 | 90; laying: "conduit" | "free-air"; air: number };
export const portIds = ["earth", "data", "pv", "grid", "back-up", "battery", "plus", "minus"] as const;
/** A port, as fractions of the body: across from its middle, up from its foot, forward from the wall. */
export type Port = { id: (typeof portIds)[number]; x: number; y: number; z: number };
export type Installation = {
  clearance?: { above: number; below: number; side: number; front: number };
  distance?: { openings: number; belowOpenings: number; burning: number; heat: number };
  circuits?: (Wire & {
    id: "grid" | "back-up" | "input" | "output" | "supply";
    breaker: number;
    poles: 2 | 4;
    rcd?: { type: "A" | "B"; current: number };
  })[];
  battery?: { fuse: number; voltage: number; breaking: number; length: number; cables: Wire[] };
  faultCurrent?: number;
  group?: number;
  batteries?: { listed: string[]; perInput?: number };
  leadAcid?: { cells: number; vented: number; sealed: number; compensation: number };
  earth?: number;
  torque?: { battery?: number; ac?: number; earth?: number };
  ports?: Port[];
  holes?: { diameter: number; at: { x: number; y: number }[] };
  model?: string;
};

export type LightEntry = {
  id: string;
  /** One per lamp: `red 2`, `green slow`, `off`. */
  lights?: string[];
  code?: string;
  sound?: "beep" | "tone" | "horn";
  danger: "none" | "care" | "danger";
  call: "none" | "returns" | "now";
};
export type LightWords = { meaning: string; owner: string; installer?: string; part?: string };
/** Running and starting watts, hours of use a day, and the hour at which use starts. */
export type Appliance = {
  id: string;
  watts: number;
  surge: number;
  hours: number;
  from: number;
  icon: string;
};
/** Datasheet figures of a module at 25 °C: volts, amperes, watts, per cent per kelvin, square metres. */
export type Module = {
  id: string;
  power: number;
  voc: number;
  vmp: number;
  isc: number;
  imp: number;
  coefficient: number;
  vmpCoefficient?: number | undefined;
  area: number;
};
/** Supply voltage of a country: line to neutral, and line to line. */
export type Supply = { single: number; three: number };
/** The 20-year minimum and the record low in °C where known, and full sun hours a day in the poorest month. */
export type City = {
  id: string;
  cold: number;
  record?: { cold: number; source: string } | undefined;
  hot: number;
  sun: number;
  basis: "ashrae" | "estimate";
};

/** Filters with their own interface words and their own name in the address. */
export const namedFilters = ["power", "phases", "voltage", "energy", "protection"] as const;

/**
 * How a spec filters lists: `as` one of the named filters, else by its own id; `steps` cut numbers into spans, which
 * `words` may name.
 */
export type SpecFilter = { as?: (typeof namedFilters)[number]; steps?: number[]; words?: string[] };
