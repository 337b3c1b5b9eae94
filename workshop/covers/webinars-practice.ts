import { cross, tick } from "../clips/parts/marks.ts";
import { box, disc, element, figure, group, icon, place, stroke } from "../clips/svg.ts";
import type { Cover } from "./cut-outs.ts";
import { FLOOR, ground, light, thermometer } from "./parts.ts";

const r5 = "products/hd-r5-1p-front";

export const practice: Record<string, Cover> = {
  "webinars/as-nzs-4777-2": {
    pictures: [r5],
    draw: (stand) =>
      [
        ground(),
        stand(r5, 280, FLOOR - 30, 400),
        stroke("M560 560V120M560 560H1190", "var(--line-strong)", 3),
        stroke("M572 190H860L1080 500H1180", "var(--brand)", 8),
        ...["A", "B", "C"].map((region, index) => chip(640 + index * 110, 640, region, index === 0)),
        light(600, 156, 44, "W", { fill: "var(--ink-soft)" }),
        light(1200, 548, 44, "V", { fill: "var(--ink-soft)" }),
      ].join(""),
  },
  "webinars/fault-codes": {
    pictures: [r5],
    draw: (stand) =>
      [
        ground(),
        stand(r5, 300, FLOOR - 20, 440),
        ...["F01", "F07", "F11", "F18"].map((code, index) => codeRow(code, 140 + index * 120, index === 0)),
      ].join(""),
  },
  "webinars/commissioning": {
    pictures: [r5],
    draw: (stand) =>
      [
        ground(),
        stand(r5, 360, FLOOR - 20, 440),
        disc(900, 340, 220, { fill: "var(--paper)", filter: "url(#far)" }),
        stroke("M900 160A180 180 0 1 1 744 430", "var(--brand)", 18),
        ...Array.from({ length: 12 }, (_, index) => tickMark(900, 340, index)),
        light(900, 382, 120, "40", {}),
        figure(900, 432, 34, "min", { fill: "var(--ink-soft)" }),
      ].join(""),
  },
  "webinars/stacking": {
    pictures: ["products/hd-t25-front"],
    draw: (stand) =>
      [
        ground(),
        stand("products/hd-t25-front", 400, FLOOR, 530),
        ...[0, 1, 2, 3, 4].map((index) =>
          light(610, 556 - index * 95, 46, String(index + 1), { fill: "var(--brand)" }),
        ),
        disc(930, 340, 130, { fill: "oklch(0.82 0.004 165)", filter: "url(#far)" }),
        element("path", { d: "M930 270l61 35v70l-61 35-61-35v-70Z", fill: "oklch(0.32 0.012 165)" }),
        stroke("M930 160A180 180 0 0 1 1104 386M1104 386l-34-30M1104 386l24-38", "var(--brand)", 11),
        light(1150, 200, 60, "N·m", { fill: "var(--ink-soft)" }),
      ].join(""),
  },
  "webinars/string-sizing": {
    pictures: [],
    draw: () =>
      [
        ground(),
        ...Array.from({ length: 12 }, (_, index) =>
          group({ opacity: index < 10 ? 1 : 0.25 }, panel(96 + index * 92, 330)),
        ),
        stroke("M548 290V540", "oklch(0.6 0.19 35)", 6),
        stroke("M1008 290V540", "var(--second)", 6),
        thermometer(548, 90, 130, 0.86, "oklch(0.6 0.19 35)"),
        thermometer(1008, 90, 130, 0.2, "var(--second)"),
        light(606, 150, 54, "70 °C", { fill: "oklch(0.55 0.17 35)", "text-anchor": "start" }),
        light(1066, 150, 54, "−5 °C", { fill: "var(--second)", "text-anchor": "start" }),
        stroke("M570 560H986M586 550l-16 10 16 10M970 550l16 10-16 10", "var(--ink-soft)", 3),
      ].join(""),
  },
  "webinars/warranty-claims": {
    pictures: ["products/hd-r5-1p-side"],
    draw: (stand) =>
      [
        ground(),
        stand("products/hd-r5-1p-side", 350, FLOOR - 10, 470),
        ...["document", "calendar", "search"].map((name, index) =>
          file(name as "document", 700, 130 + index * 160, index),
        ),
      ].join(""),
  },
};

function chip(x: number, y: number, letter: string, chosen: boolean) {
  return place(
    x,
    y,
    disc(0, 0, 40, {
      fill: chosen ? "var(--brand)" : "var(--paper)",
      stroke: "var(--line)",
      "stroke-width": 2,
    }),
    figure(0, 13, 38, letter, { fill: chosen ? "#fff" : "var(--ink-soft)" }),
  );
}

function codeRow(code: string, y: number, first: boolean) {
  return place(
    620,
    y,
    box(0, -54, 520, 96, 10, { fill: first ? "var(--night)" : "var(--paper)", filter: "url(#near)" }),
    light(40, 16, 58, code, { "text-anchor": "start", fill: first ? "var(--on-night)" : "var(--ink-soft)" }),
    box(230, -14, first ? 250 : 180, 10, 5, { fill: first ? "var(--brand-bright)" : "var(--line)" }),
    box(230, 10, first ? 170 : 230, 10, 5, {
      fill: first ? "var(--on-night-soft)" : "var(--line)",
      opacity: 0.7,
    }),
  );
}

function tickMark(x: number, y: number, index: number) {
  const angle = (index * Math.PI) / 6;
  const at = (radius: number) => `${x + Math.sin(angle) * radius} ${y - Math.cos(angle) * radius}`;
  return stroke(`M${at(142)}L${at(154)}`, "var(--line-strong)", 3);
}

function panel(x: number, y: number) {
  const cells = Array.from({ length: 3 }, (_, index) =>
    stroke(`M${x + 4} ${y + 40 + index * 36}h72`, "oklch(0.42 0.03 250)", 1.5),
  ).join("");
  return (
    box(x, y, 80, 148, 4, {
      fill: "oklch(0.27 0.035 255)",
      stroke: "oklch(0.75 0.006 165)",
      "stroke-width": 3,
    }) +
    stroke(`M${x + 40} ${y + 4}v140`, "oklch(0.42 0.03 250)", 1.5) +
    cells +
    stroke(`M${x + 80} ${y + 160}h12`, "var(--danger)", 4)
  );
}

/** Three files: one settled, one that waits, one refused. */
function file(name: "document", x: number, y: number, index: number) {
  return group(
    { transform: `translate(${x} ${y})` },
    box(0, 0, 440, 120, 10, { fill: "var(--paper)", filter: "url(#near)" }),
    icon(name, 66, 60, 58, "var(--brand)"),
    box(130, 38, 180, 11, 5, { fill: "var(--line-strong)", opacity: 0.5 }),
    box(130, 68, 120, 11, 5, { fill: "var(--line)" }),
    [tick(386, 60, 26, 1), waiting(386, 60), cross(386, 60, 26, 1)][index] ?? "",
  );
}

function waiting(x: number, y: number) {
  return disc(x, y, 26, { fill: "oklch(0.72 0.15 70)" }) + stroke(`M${x} ${y - 14}V${y}l9 8`, "#fff", 4);
}
