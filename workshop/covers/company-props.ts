import { box, disc, element, group, place, stroke } from "../clips/svg.ts";
import { sunMark } from "./mark.ts";
import { green } from "./people.ts";

export const steel = "oklch(0.72 0.006 165)";
export const dark = "oklch(0.32 0.012 165)";
export const tones = [
  "oklch(0.42 0.06 50)",
  "oklch(0.72 0.06 60)",
  "oklch(0.56 0.07 55)",
  "oklch(0.8 0.05 62)",
  "oklch(0.48 0.065 52)",
];

export function table(x: number, width: number, top: number) {
  return (
    box(x, top, width, 24, 4, { fill: "oklch(0.84 0.05 75)", filter: "url(#near)" }) +
    [x + 50, x + width - 74].map((left) => box(left, top + 24, 24, 720 - top, 2, { fill: dark })).join("")
  );
}

export function lamp(x: number, y: number) {
  return (
    stroke(`M${x} 450L${x + 60} ${y + 150}L${x - 60} ${y + 40}`, dark, 9) +
    element("path", { d: `M${x - 110} ${y + 70}L${x - 40} ${y + 6}L${x - 10} ${y + 60}Z`, fill: green })
  );
}

export function meter(x: number, y: number) {
  return place(
    x,
    y,
    box(0, -40, 62, 96, 10, { fill: "oklch(0.72 0.15 65)" }),
    box(9, -30, 44, 26, 3, { fill: "oklch(0.88 0.03 140)" }),
    disc(31, 24, 13, { fill: dark }),
  );
}

/** A carton with the mark of the maker on it. */
export function carton(x: number, floor: number, width: number, height: number) {
  const card = box(x - width / 2, floor - height, width, height, 3, { fill: "oklch(0.76 0.06 70)" });
  return (
    card +
    box(x - width / 2, floor - height * 0.56, width, 8, 0, { fill: "oklch(0.7 0.06 70)" }) +
    sunMark(x, floor - height * 0.26, height * 0.3, 1)
  );
}

export function rack(x: number) {
  const shelves = [250, 400, 560].flatMap((y, row) => [
    ...[0, 1, 2].map((index) =>
      carton(x + 76 + index * 124, y, 104 + ((index + row) % 2) * 12, 84 + ((index * 2 + row) % 3) * 14),
    ),
    box(x, y, 400, 12, 2, { fill: "oklch(0.66 0.14 50)" }),
  ]);
  return [
    ...[x, x + 388].map((left) => box(left, 110, 14, 510, 2, { fill: "oklch(0.45 0.08 250)" })),
    ...shelves,
  ].join("");
}

export function shelf(x: number, y: number) {
  const parts = [0, 1, 2, 3].map((index) =>
    box(x + 20 + index * 96, y + 20 + (index % 2) * 16, 74, 64 - (index % 2) * 16, 4, {
      fill: ["oklch(0.76 0.06 70)", "oklch(0.6 0.1 250)", "oklch(0.76 0.06 70)", green][index] ?? green,
    }),
  );
  return parts.join("") + box(x, y + 84, 420, 10, 2, { fill: steel });
}

export function tablet(x: number, y: number) {
  return (
    box(x - 44, y - 30, 88, 60, 6, { fill: dark }) +
    box(x - 38, y - 24, 76, 48, 3, { fill: "var(--brand-bright)" })
  );
}

/** Someone who listens, from behind: shoulders and head above the lower edge. */
export function listener(x: number, y: number, index: number) {
  const cloth =
    ["oklch(0.5 0.09 250)", "oklch(0.55 0.13 35)", "oklch(0.62 0.02 165)", "oklch(0.66 0.13 75)"][index] ??
    green;
  return group(
    {},
    element("path", {
      d: `M${x - 84} ${y}V${y - 60}Q${x - 84} ${y - 112} ${x - 30} ${y - 116}H${x + 30}Q${x + 84} ${y - 112} ${x + 84} ${y - 60}V${y}Z`,
      fill: cloth,
    }),
    box(x - 16, y - 138, 32, 30, 10, { fill: tones[index] ?? "" }),
    disc(x, y - 166, 44, { fill: "oklch(0.24 0.02 60)" }),
  );
}
