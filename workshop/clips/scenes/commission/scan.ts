import { ease } from "../../motion.ts";
import { tick } from "../../parts/marks.ts";
import { SCREEN } from "../../parts/phone.ts";
import { squareCode } from "../../parts/square-code.ts";
import { box, figure, group, place, stroke } from "../../svg.ts";

/** The flat side of the stick with its label. */
export function drawStick() {
  return place(
    330,
    96,
    box(-96, 0, 192, 400, 44, { fill: "var(--paper)", filter: "url(#far)" }),
    box(-96, 0, 192, 400, 44, { fill: "none", stroke: "var(--line)", "stroke-width": 1.5 }),
    label(),
    box(-54, 398, 108, 12, 3, { fill: "oklch(0.2 0.01 165)" }),
    box(-68, 404, 136, 56, 12, { fill: "oklch(0.3 0.012 165)" }),
    ...Array.from({ length: 11 }, (_, index) =>
      box(-62 + index * 12, 409, 4, 46, 2, { fill: "oklch(0.42 0.012 165)" }),
    ),
    box(-38, 460, 76, 9, 2, { fill: "oklch(0.7 0.15 60)" }),
    box(-43, 468, 86, 42, 5, { fill: "oklch(0.8 0.004 165)" }),
  );
}

function label() {
  return group(
    {},
    box(-68, 84, 136, 196, 8, { fill: "var(--band)", stroke: "var(--line)", "stroke-width": 1.5 }),
    squareCode(-50, 102, 100),
    figure(0, 234, 14, "HDBW2518004210", { "letter-spacing": 0.4 }),
    box(-50, 248, 100, 14, 0, { fill: "var(--line)" }),
  );
}

export function drawScan(second: number) {
  const { width, height } = SCREEN;
  const middle = { x: width / 2, y: 300 };
  const near = 0.8 + 0.2 * ease(second, 0.4, 2.2);
  const size = 150 * near;
  const found = ease(second, 3.3, 3.8);
  const sweep = middle.y - 92 + 184 * (0.5 - 0.5 * Math.cos(second * 2.6));
  return [
    box(0, 0, width, height, 0, { fill: "oklch(0.3 0.02 165)" }),
    box(middle.x - size * 0.68, middle.y - size * 0.9, size * 1.36, size * 2, 10, { fill: "var(--band)" }),
    squareCode(middle.x - size / 2, middle.y - size / 2, size),
    corners(middle.x, middle.y, 100, found > 0.5 ? "var(--brand-bright)" : "#fff"),
    found < 0.5 ? stroke(`M${middle.x - 88} ${sweep}h176`, "var(--brand-bright)", 3) : "",
    tick(middle.x, 502, 34, found),
  ].join("");
}

function corners(x: number, y: number, half: number, color: string) {
  const arm = 30;
  const bend = ([sx, sy]: readonly [number, number]) =>
    `M${x + sx * half} ${y + sy * (half - arm)}V${y + sy * (half - 8)}q0 ${sy * 8} ${-sx * 8} ${sy * 8}H${x + sx * (half - arm)}`;
  const all = (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  )
    .map(bend)
    .join("");
  return stroke(all, color, 5);
}
