import { readFileSync } from "node:fs";
import { join } from "node:path";
import { box, disc, element, group, icon, place, stroke } from "../clips/svg.ts";
import type { Cover } from "./cut-outs.ts";
import { book, FLOOR, ground, light } from "./parts.ts";

const stack = (modules: number) => `products/hd-t${modules}-front`;

export const news: Record<string, Cover> = {
  "news/burmese-manuals": {
    pictures: ["products/hd-o5-48-front", "products/hd-c10-front"],
    draw: (stand) =>
      [
        ground(),
        stand("products/hd-o5-48-front", 190, FLOOR, 254),
        stand("products/hd-c10-front", 450, FLOOR, 460),
        book(900, 380, 560, burmese(-250, 60, "လက်စွဲ", 62), ...lines(30), ...lines(-250, 92)),
      ].join(""),
  },
  "news/extended-warranty": {
    pictures: ["products/hd-r5-1p-front", "products/hd-s15-3p-front"],
    draw: (stand) =>
      [
        ground("oklch(0.968 0.02 80)"),
        stand("products/hd-r5-1p-front", 260, FLOOR, 338),
        stand("products/hd-s15-3p-front", 640, FLOOR, 312),
        disc(1040, 320, 190, { fill: "var(--paper)", filter: "url(#far)" }),
        stroke("M1040 166A154 154 0 1 1 931 211", "var(--brand)", 13),
        light(1040, 374, 160, "10", { fill: "var(--brand)" }),
      ].join(""),
  },
  "news/old-2g-sticks": {
    pictures: ["products/hd-bg2-front", "products/hd-bg-front"],
    draw: (stand) =>
      [
        ground(),
        group({ opacity: 0.75 }, stand("products/hd-bg2-front", 360, FLOOR, 440)),
        stand("products/hd-bg-front", 920, FLOOR, 420),
        stroke("M560 380H720M690 350l30 30-30 30", "var(--ink-soft)", 6),
        light(160, 300, 92, "2G", { fill: "var(--ink-faint)" }),
        stroke("M96 268H224", "var(--danger)", 6),
        light(1130, 300, 92, "4G", { fill: "var(--brand)" }),
      ].join(""),
  },
  "news/lagos-service-hub": {
    pictures: ["products/hd-r5-1p-side", "products/hd-o3-24-front"],
    draw: (stand) =>
      [
        ground(),
        box(120, 470, 1040, 26, 4, { fill: "oklch(0.84 0.05 75)" }),
        ...[180, 1080].map((x) => box(x, 496, 22, 190, 2, { fill: "oklch(0.32 0.012 165)" })),
        box(210, 462, 560, 9, 3, { fill: "oklch(0.55 0.1 250)" }),
        stand("products/hd-r5-1p-side", 380, 468, 330),
        stand("products/hd-o3-24-front", 650, 468, 280),
        screwdriver(820, 448),
        screwdriver(900, 458),
        pin(1010, 92),
      ].join(""),
  },
  "news/strata-25": {
    pictures: [10, 15, 20, 25].map(stack),
    draw: (stand) =>
      [
        ground(),
        ...[10, 15, 20].map((modules, index) =>
          group(
            { opacity: 0.5 },
            stand(stack(modules), 190 + index * 215, FLOOR, (220 + (index + 2) * 330) * 0.275),
          ),
        ),
        stand(stack(25), 850, FLOOR, 1870 * 0.275),
        light(1080, 300, 92, "25.6", { fill: "var(--brand)" }),
        light(1080, 364, 52, "kWh", { fill: "var(--ink-soft)" }),
      ].join(""),
  },
};

function lines(x: number, from = 40) {
  return Array.from({ length: 6 - Math.round(from / 60) }, (_, index) =>
    box(x, from + index * 22, [220, 206, 218, 196, 214, 150][index] ?? 200, 6, 3, {
      fill: "var(--line-strong)",
      opacity: 0.5,
    }),
  );
}

/** The one picture with letters: the news is that the manual has them. */
function burmese(x: number, y: number, word: string, size: number) {
  const font = readFileSync(
    join(import.meta.dirname, "../../papers/fonts/noto-sans-myanmar-700.woff2"),
    "base64",
  );
  const face = `<style>@font-face{font-family:"Cover Myanmar";src:url(data:font/woff2;base64,${font})}</style>`;
  return (
    face +
    element(
      "text",
      { x, y, "font-size": size, fill: "var(--brand)", style: "font-family:'Cover Myanmar'" },
      word,
    )
  );
}

function screwdriver(x: number, y: number) {
  return place(
    x,
    y,
    box(0, 0, 92, 20, 9, { fill: "var(--brand)" }),
    box(92, 7, 96, 6, 2, { fill: "oklch(0.75 0.004 165)" }),
  );
}

function pin(x: number, y: number) {
  const shape = "M0 210C-64 120-92 86-92 34A92 92 0 1 1 92 34C92 86 64 120 0 210Z";
  return place(
    x,
    y,
    element("path", { d: shape, fill: "var(--brand)", transform: "translate(0 62)" }),
    disc(0, 96, 40, { fill: "#fff" }),
    icon("check", 0, 96, 46, "var(--brand)"),
  );
}
