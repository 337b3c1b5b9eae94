import { total } from "./loads.ts";

export const cutTimes = ["day", "night", "both"] as const;
export type CutTime = (typeof cutTimes)[number];

/** The share of each hour without grid. Cuts by day centre on 13:00, cuts by night on 01:00. */
export function cutShares(cut: number, when: CutTime): number[] {
  const windows =
    when === "both" ? [window(13, cut / 2), window(1, cut / 2)] : [window(when === "day" ? 13 : 1, cut)];
  return Array.from({ length: 24 }, (_, hour) =>
    Math.min(1, total(windows.map((span) => overlap(span, hour)))),
  );
}

const window = (centre: number, length: number) => ({ from: centre - length / 2, to: centre + length / 2 });

function overlap({ from, to }: { from: number; to: number }, hour: number) {
  return total(
    [-24, 0, 24].map((shift) => Math.max(0, Math.min(to, hour + shift + 1) - Math.max(from, hour + shift))),
  );
}
