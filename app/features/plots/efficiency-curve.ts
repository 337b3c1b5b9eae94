/** The shares of the European efficiency: load and weight. */
const european: [load: number, weight: number][] = [
  [0.05, 0.03],
  [0.1, 0.06],
  [0.2, 0.13],
  [0.3, 0.1],
  [0.5, 0.48],
  [1, 0.2],
];
const bestLoad = 0.5;

export type EfficiencyCurve = (load: number) => number;

/**
 * A curve through two stated figures. Losses are modelled as a fixed part, a part that grows with the load and one
 * that grows with its square; the best point is put at half load. That leaves one number open, the curvature, which
 * is chosen so that the European mean comes out as stated.
 */
export function efficiencyCurve(best: number, euro: number): EfficiencyCurve {
  const least = 100 / best - 1;
  let low = 0;
  let high = least / (2 * bestLoad);
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (euroOf(curveWith(least, middle)) > euro) low = middle;
    else high = middle;
  }
  return curveWith(least, (low + high) / 2);
}

export function euroOf(curve: EfficiencyCurve): number {
  return european.reduce((sum, [load, weight]) => sum + weight * curve(load), 0);
}

function curveWith(least: number, bend: number): EfficiencyCurve {
  return (load) => 100 / (1 + least + (bend * (load - bestLoad) ** 2) / load);
}
