import { box, disc, icon, stroke } from "../clips/svg.ts";
import type { Cover } from "./cut-outs.ts";
import { columns, distance, FLOOR, generator, ground, light } from "./parts.ts";

const phases = ["oklch(0.48 0.09 50)", "var(--ink)", "oklch(0.6 0.01 165)"];

export const systems: Record<string, Cover> = {
  "webinars/peak-shaving": {
    pictures: ["products/hd-al20-front"],
    draw: (stand) => {
      const load = [0.34, 0.36, 0.4, 0.52, 0.66, 0.82, 0.94, 0.98, 0.9, 0.7, 0.55, 0.42];
      const limit = 0.66;
      return [
        ground(),
        columns(520, FLOOR, 680, 500, load, () => "var(--second-bright)"),
        columns(
          520,
          FLOOR,
          680,
          500,
          load.map((part) => Math.min(part, limit)),
          () => "var(--brand)",
        ),
        stroke(`M500 ${FLOOR - 500 * limit}H1210`, "var(--ink)", 4, { "stroke-dasharray": "14 12" }),
        stand("products/hd-al20-front", 270, FLOOR - 60, 250),
      ].join("");
    },
  },
  "webinars/choosing-battery-voltage": {
    pictures: ["products/hd-c10-front", "products/hd-t25-front"],
    draw: (stand) =>
      [
        ground(),
        stand("products/hd-c10-front", 330, FLOOR, 850 * 0.29),
        stand("products/hd-t25-front", 900, FLOOR, 1870 * 0.29),
        light(330, 200, 72, "51.2 V", { fill: "var(--brand)" }),
        stroke("M210 250H450", "var(--brand)", 26),
        light(330, 312, 40, "103 A", { fill: "var(--ink-soft)" }),
        light(1115, 200, 72, "512 V", { fill: "var(--second)" }),
        stroke("M1000 250H1230", "var(--second)", 5),
        light(1115, 312, 40, "10 A", { fill: "var(--ink-soft)" }),
      ].join(""),
  },
  "webinars/fire-safety": {
    pictures: ["products/hd-q125-261-front"],
    draw: (stand) =>
      [
        ground(),
        box(1010, 150, 270, FLOOR - 150, 0, { fill: "oklch(0.9 0.006 95)" }),
        box(1090, 330, 150, FLOOR - 330, 3, {
          fill: "var(--paper)",
          stroke: "var(--line)",
          "stroke-width": 3,
        }),
        disc(1220, 470, 7, { fill: "var(--line-strong)" }),
        stand("products/hd-q125-261-front", 400, FLOOR, 490),
        distance(560, 1080, 500, "3 m"),
        ...[0, 1, 2].map((index) =>
          stroke(`M${330 + index * 70} 96c-26-24 26-34 0-62`, "var(--line-strong)", 6, { opacity: 0.7 }),
        ),
        stroke("M560 604V470M1090 604V470", "var(--line-strong)", 2, { "stroke-dasharray": "5 9" }),
      ].join(""),
  },
  "webinars/generator-integration": {
    pictures: ["products/hd-r6-1p-front"],
    draw: (stand) =>
      [
        ground(),
        stand("products/hd-r6-1p-front", 270, FLOOR - 90, 380),
        generator(1050, FLOOR, 1.2),
        stroke("M270 520V640H560", "var(--ink)", 7),
        stroke("M560 640L640 600", "var(--brand)", 7),
        disc(560, 640, 9, { fill: "var(--brand)" }),
        disc(650, 640, 9, { fill: "var(--brand)" }),
        stroke("M650 640H1050V604", "var(--ink)", 7),
        box(560, 150, 170, 320, 18, {
          fill: "var(--paper)",
          stroke: "var(--line-strong)",
          "stroke-width": 4,
        }),
        box(612, 130, 66, 22, 6, { fill: "var(--line-strong)" }),
        box(574, 376, 142, 80, 8, { fill: "var(--brand)" }),
        stroke("M560 376H770M560 220H770", "var(--ink-soft)", 3, { "stroke-dasharray": "8 8" }),
        icon("play", 800, 376, 40, "var(--brand)", { fill: "var(--brand)" }),
        box(786, 206, 28, 28, 3, { fill: "var(--ink-soft)" }),
      ].join(""),
  },
  "webinars/4g-planning": {
    pictures: ["products/hd-bg-front"],
    draw: (stand) =>
      [
        ground("var(--second-tint)"),
        stand("products/hd-bg-front", 330, FLOOR, 440),
        ...[0, 1, 2].map((index) =>
          stroke(
            `M${560 + index * 56} ${250 - index * 34}A${120 + index * 90} ${120 + index * 90} 0 0 1 ${560 + index * 56} ${390 + index * 34}`,
            "var(--second)",
            8,
            { opacity: 1 - index * 0.25 },
          ),
        ),
        mast(980, FLOOR),
        ...[60, 110, 160, 210].map((height, index) =>
          box(1110 + index * 34, FLOOR - height, 24, height, 4, {
            fill: index < 3 ? "var(--brand)" : "var(--line)",
          }),
        ),
      ].join(""),
  },
  "webinars/parallel-units": {
    pictures: ["products/hd-r8-1p-front", "products/hd-pb-front"],
    draw: (stand) =>
      [
        ground(),
        ...phases.map((colour, index) =>
          stroke(`M${210 + index * 250} 440V${520 + index * 26}H1040V440`, colour, 8),
        ),
        ...[0, 1, 2].map((index) => stand("products/hd-r8-1p-front", 210 + index * 250, 450, 340)),
        stand("products/hd-pb-front", 1040, 450, 190),
        ...["L1", "L2", "L3"].map((name, index) =>
          light(210 + index * 250, 660, 50, name, { fill: "var(--ink-soft)" }),
        ),
      ].join(""),
  },
};

function mast(x: number, floor: number) {
  const zigzag = Array.from(
    { length: 9 },
    (_, index) =>
      `${index % 2 ? "L" : index ? "L" : "M"}${x + (index % 2 ? 1 : -1) * (58 - index * 5)} ${floor - index * 48}`,
  ).join("");
  return (
    stroke(
      `M${x - 58} ${floor}L${x - 12} ${floor - 430}M${x + 58} ${floor}L${x + 12} ${floor - 430}${zigzag}`,
      "oklch(0.45 0.012 165)",
      6,
    ) +
    box(x - 44, floor - 500, 22, 92, 6, {
      fill: "var(--paper)",
      stroke: "var(--line-strong)",
      "stroke-width": 3,
    }) +
    box(x + 22, floor - 500, 22, 92, 6, {
      fill: "var(--paper)",
      stroke: "var(--line-strong)",
      "stroke-width": 3,
    })
  );
}
