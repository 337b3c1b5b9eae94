import type { Frame, Scale } from "./scale.ts";

export type Pair = { before: number | null; after: number | null };
type Bar = { series: keyof Pair; place: number; x: number; y: number; width: number; height: number };

/** Two bars side by side in each place, standing on zero; what was not measured has none. */
export function pairedBars(points: Pair[], frame: Frame, y: Scale): Bar[] {
  const step = (frame.width - frame.left - frame.right) / points.length;
  const width = round(Math.min(step * 0.36, 48));
  return points.flatMap((point, place) =>
    (["before", "after"] as const).flatMap((series) => {
      const value = point[series];
      if (value === null) return [];
      const x = round(middleOf(points.length, frame, place) - (series === "before" ? width : 0));
      return [{ series, place, x, y: y(value), width, height: round(y(0) - y(value)) }];
    }),
  );
}

/** Where the label of a place stands. */
export function middleOf(count: number, { left, right, width }: Frame, place: number) {
  return round(left + ((width - left - right) / count) * (place + 0.5));
}

/** The mean of what was measured; none where nothing was. */
export function meanOf(points: Pair[], series: keyof Pair): number | null {
  const values = points.flatMap((point) => point[series] ?? []);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

const round = (value: number) => Math.round(value * 10) / 10;
