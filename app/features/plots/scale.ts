export type Frame = {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
};
export type Scale = (value: number) => number;

/** Maps values to places on the drawing, rounded so that the markup stays short. */
export function scaleTo(domain: [number, number], range: [number, number]): Scale {
  const [low, high] = domain;
  const [from, to] = range;
  return (value) => Math.round((from + ((value - low) / (high - low || 1)) * (to - from)) * 10) / 10;
}

/** Round values for an axis, about `wanted` of them, the last at or above `high`. */
export function ticksTo(high: number, wanted = 4): number[] {
  const top = high > 0 ? high : 1;
  const raw = top / wanted;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power;
  const count = Math.ceil(top / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, place) => Number((place * step).toPrecision(6)));
}

export function linePath(points: [number, number][]): string {
  return points.map(([x, y], place) => `${place === 0 ? "M" : "L"}${x} ${y}`).join("");
}
