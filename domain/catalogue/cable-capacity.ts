export type Cable = {
  copper: number;
  insulation: 70 | 90;
  laying: "conduit" | "free-air";
  air: number;
};

const sizes = [1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120];
/** Amperes by size at 30 °C, from IEC 60364-5-52: tables B.52.2 to B.52.5 (method B1) and B.52.12 (method F, touching). */
const amperes = {
  "70 conduit 2": [17.5, 24, 32, 41, 57, 76, 101, 125, 151, 192, 232, 269],
  "70 conduit 3": [15.5, 21, 28, 36, 50, 68, 89, 110, 134, 171, 207, 239],
  "90 conduit 2": [23, 31, 42, 54, 75, 100, 133, 164, 198, 253, 306, 354],
  "90 conduit 3": [20, 28, 37, 48, 66, 88, 117, 144, 175, 222, 269, 312],
  "90 free-air 2": [161, 200, 242, 310, 377, 437],
};
/** Table B.52.14. */
const heat: Record<number, Record<70 | 90, number>> = {
  30: { 70: 1, 90: 1 },
  35: { 70: 0.94, 90: 0.96 },
  40: { 70: 0.87, 90: 0.91 },
  45: { 70: 0.79, 90: 0.87 },
  50: { 70: 0.71, 90: 0.82 },
};

/** The continuous current of a copper cable under its conditions; undefined where the tables have no value. */
export function cableCapacity({ copper, insulation, laying, air }: Cable, loaded: 2 | 3) {
  // Method F starts at 25 mm².
  const row: number[] | undefined = amperes[`${insulation} ${laying} ${loaded}` as keyof typeof amperes];
  const base = row?.[sizes.indexOf(copper) - (sizes.length - row.length)];
  const factor = heat[air]?.[insulation];
  return base === undefined || factor === undefined ? undefined : base * factor;
}
