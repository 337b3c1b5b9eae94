import type { Locale } from "#i18n/locales.ts";

/** The shapes of the small nested values that are kept as JSON inside their record's row. */
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
};
export type HomeBlock = { id: string; image?: string; path: string };
export type ProductCount = { product: string; quantity: number; place?: "indoors" | "outdoors" | undefined };
export type Feature = { title: string; text: string };
export type FaqAnswer = { question: string; answer: string };
export type Result = { value: string; label: string };
export type Quote = { text: string; by: string };
export type DayBalance = { load: number[]; solar: number[]; gridLimit?: number };
/** Where the numbers on a picture stand, in per cent of it from its upper left corner. */
export type PictureMarks = Record<string, [number, number]>;
/** Month by month, or in the order of the labels that the texts give. */
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
/** What the products of a category are to the tools and to the rules of the trade. */
export const categoryRoles = ["inverter", "battery", "system", "monitoring", "charger"] as const;
export type CategoryRole = (typeof categoryRoles)[number];
/** What the front of a series shows in drawings. */
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
/** A site from above, in metres from its upper left corner. */
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
/** A connection, as parts of the body: across from its middle, up from its foot, forward from the wall. */
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
  /** One for each lamp: `red 2`, `green slow`, `off`. */
  lights?: string[];
  code?: string;
  sound?: "beep" | "tone" | "horn";
  danger: "none" | "care" | "danger";
  call: "none" | "returns" | "now";
};
export type LightWords = { meaning: string; owner: string; installer?: string; part?: string };
/** Watts while it runs and at the start, hours of use a day and the hour at which they begin. */
export type Appliance = {
  id: string;
  watts: number;
  surge: number;
  hours: number;
  from: number;
  icon: string;
};
/** The figures of a module's data sheet at 25 °C; volts, amperes, watts, per cent per kelvin, square metres. */
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
/** Volts of a country's supply: between a line and the neutral, and between two lines. */
export type Supply = { single: number; three: number };
/** Degrees, the lowest of 20 years and the lowest ever where it is known, and hours of full sun a day in the poorest month. */
export type City = {
  id: string;
  cold: number;
  record?: { cold: number; source: string } | undefined;
  hot: number;
  sun: number;
  basis: "ashrae" | "estimate";
};

/** Filters that have a word of the interface and a name of their own in the address. */
export const namedFilters = ["power", "phases", "voltage", "energy", "protection"] as const;

/** How a spec filters the lists: `as` one of the named filters or by its own name; `steps` cut numbers into spans, which `words` may name. */
export type SpecFilter = { as?: (typeof namedFilters)[number]; steps?: number[]; words?: string[] };
