import { ease, mix } from "../motion.ts";
import { tick } from "../parts/marks.ts";
import type { SignName } from "../parts/signs.ts";
import { box, fade, figure, icon, picture, place, stroke } from "../svg.ts";

type Load = { sign: SignName; sum: string; energy: number };

/** The night of the answer "How do I work out the battery size for my house?" */
const loads: Load[] = [
  { sign: "lamp", sum: "6 × 8 W × 5 h", energy: 240 },
  { sign: "fridge", sum: "50 W × 12 h", energy: 600 },
  { sign: "television", sum: "90 W × 4 h", energy: 360 },
  { sign: "fan", sum: "2 × 60 W × 8 h", energy: 960 },
  { sign: "router", sum: "12 W × 12 h", energy: 144 },
];
const WITH_LOSSES = 2425;
const USABLE = 4610;
const shades = [0.5, 0.58, 0.66, 0.74, 0.82].map((light) => `oklch(${light} 0.125 153)`);
const bar = { x: 700, bottom: 600, height: 480, width: 92 };

/** Watts times hours, added up, then held against the battery. */
export function drawSizeASystem(second: number) {
  return [
    ...loads.map((load, index) => row(load, index, second)),
    gauge(second),
    fade(ease(second, 10.2, 10.7), total(second)),
    battery(second),
  ].join("");
}

const startOf = (index: number) => 0.4 + index * 1.9;

function row({ sign, sum, energy }: Load, index: number, second: number) {
  const start = startOf(index);
  const come = ease(second, start, start + 0.5);
  const y = 96 + index * 92;
  return place(
    96 - 24 * (1 - come),
    y,
    fade(
      come,
      icon(sign, 30, 26, 54, shades[0]),
      figure(92, 36, 27, sum, { "text-anchor": "start", fill: "var(--ink-soft)" }),
      stroke("M0 70H500", "var(--line)", 1.5),
    ),
    fade(
      ease(second, start + 0.6, start + 1),
      figure(500, 37, 31, `${energy} Wh`, { "text-anchor": "end", "font-weight": 700 }),
    ),
  );
}

/** The column grows by each load; the losses come on top; its frame is what the battery holds. */
function gauge(second: number) {
  const full = (bar.height * 1) / USABLE;
  let bottom = bar.bottom;
  const pieces = loads.map(({ energy }, index) => {
    const start = startOf(index) + 0.6;
    const height = energy * full * ease(second, start, start + 0.6);
    bottom -= height;
    return box(bar.x, bottom, bar.width, Math.max(0, height - 1.5), 0, { fill: shades[index] });
  });
  const losses = (WITH_LOSSES - 2304) * full * ease(second, 12.3, 12.9);
  const frame = ease(second, 15, 15.6);
  return [
    stroke(`M${bar.x - 20} ${bar.bottom + 1}H${bar.x + bar.width + 20}`, "var(--line-strong)", 2),
    ...pieces,
    box(bar.x, bottom - losses, bar.width, losses, 0, { fill: "var(--second)" }),
    fade(
      frame,
      box(bar.x - 9, bar.bottom - bar.height - 9, bar.width + 18, bar.height + 18, 16, {
        fill: "none",
        stroke: "var(--ink)",
        "stroke-width": 4,
      }),
      box(bar.x + 24, bar.bottom - bar.height - 24, bar.width - 48, 14, 4, { fill: "var(--ink)" }),
    ),
  ].join("");
}

function total(second: number) {
  const lost = ease(second, 12.2, 13);
  const value = Math.round(mix(2304, WITH_LOSSES, lost));
  const y = 628;
  return [
    stroke("M96 566H596", "var(--ink)", 2.5),
    figure(596, y, 54, `${Math.floor(value / 1000)}\u2009${String(value % 1000).padStart(3, "0")} Wh`, {
      "text-anchor": "end",
      "font-weight": 300,
    }),
    fade(
      ease(second, 12, 12.4),
      figure(96, y, 36, "÷ 0.95", { "text-anchor": "start", fill: "var(--second)", "font-weight": 700 }),
    ),
  ].join("");
}

function battery(second: number) {
  const come = ease(second, 15, 15.8);
  return fade(
    come,
    picture("hd-c5-front", mix(900, 860, come), 120, 340),
    figure(1030, 540, 54, "4.61 kWh", { "font-weight": 300 }),
    fade(
      ease(second, 16.2, 16.7),
      figure(bar.x + bar.width + 30, bar.bottom - bar.height * 0.526 + 12, 30, "53 %", {
        "text-anchor": "start",
        "font-weight": 700,
        fill: "var(--brand-text)",
      }),
    ),
    tick(1030, 616, 36, ease(second, 17, 17.5)),
  );
}
