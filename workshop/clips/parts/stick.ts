import { box, element, fade, figure, group, place } from "../svg.ts";
import { lamp } from "./marks.ts";

export type Levels = { net: number; com: number; ser: number };

/** The Beacon stick from the front, 150 wide; its lamps as asked, its ring turned by some degrees. */
export function beacon(x: number, y: number, levels: Levels, { lift = 0, turn = 0 } = {}) {
  const names = ["net", "com", "ser"] as const;
  const body = [
    box(-75, 0, 150, 330, 34, { fill: "var(--paper)", filter: "url(#far)" }),
    box(-75, 0, 150, 330, 34, { fill: "none", stroke: "var(--line)", "stroke-width": 1.5 }),
    box(-56, 34, 112, 142, 14, { fill: "var(--night)" }),
    ...names.map((name, index) => lampRow(name, 66 + index * 39, levels[name])),
    figure(0, 228, 17, "Beacon W", { fill: "var(--ink-soft)" }),
    figure(0, 262, 15, "HELIODANE", { "font-weight": 700, "letter-spacing": 2.4 }),
    ring(turn),
  ];
  return place(x, y, socket(), place(0, -lift, ...body));
}

function lampRow(name: string, y: number, level: number) {
  const label = { fill: "var(--on-night)", "text-anchor": "start", "letter-spacing": 1 };
  return lamp(-28, y, 9, level) + figure(-6, y + 7, 20, name.toUpperCase(), label);
}

function ring(turn: number) {
  const ridges = Array.from({ length: 13 }, (_, index) => {
    const angle = ((index * 18 + (turn % 18) - 108) * Math.PI) / 180;
    return Math.abs(angle) < 1.5
      ? box(Math.sin(angle) * 50 - 2, 336, 4 * Math.cos(angle) + 0.6, 38, 1.5, {
          fill: "oklch(0.42 0.012 165)",
        })
      : "";
  });
  return [
    box(-42, 328, 84, 10, 3, { fill: "oklch(0.2 0.01 165)" }),
    box(-54, 332, 108, 46, 10, { fill: "oklch(0.3 0.012 165)" }),
    ...ridges,
    box(-30, 378, 60, 8, 2, { fill: "oklch(0.7 0.15 60)" }),
    box(-34, 384, 68, 34, 4, { fill: "oklch(0.8 0.004 165)" }),
  ].join("");
}

function socket() {
  return group(
    {},
    element("path", { d: "M-150 392H150V470H-150Z", fill: "var(--band-strong)" }),
    box(-150, 388, 300, 82, 12, { fill: "oklch(0.9 0.006 130)", stroke: "var(--line)", "stroke-width": 1.5 }),
    box(-60, 380, 120, 14, 5, { fill: "oklch(0.3 0.012 165)" }),
    fade(0.5, box(-60, 394, 120, 6, 3, { fill: "oklch(0.6 0.01 165)" })),
  );
}
