import { box, disc, element, place, stroke } from "../clips/svg.ts";
import {
  carton,
  dark,
  lamp,
  listener,
  meter,
  rack,
  shelf,
  steel,
  table,
  tablet,
  tones,
} from "./company-props.ts";
import type { Cover } from "./cut-outs.ts";
import { sunMark } from "./mark.ts";
import { FLOOR, ground } from "./parts.ts";
import { green, person } from "./people.ts";

const r5 = "products/hd-r5-1p-front";
const s15 = "products/hd-s15-3p-front";
const q100 = "products/hd-q100-215-front";
const white = "oklch(0.97 0.003 120)";
const coat = "oklch(0.87 0.022 235)";
const yellow = "oklch(0.82 0.14 90)";

export const company: Record<string, Cover> = {
  "company/people": {
    pictures: [],
    draw: () =>
      [
        ground("var(--brand-tint)"),
        sunMark(1090, 130, 220, 0.14),
        ...[
          { top: green, height: 430, helmet: white },
          { top: "oklch(0.5 0.09 250)", height: 398, hair: "oklch(0.3 0.05 50)" },
          { top: white, height: 416, coat: true },
          { top: "oklch(0.68 0.13 70)", height: 386 },
          { top: green, height: 440, helmet: yellow },
        ].map(({ height, ...clothes }, index) =>
          person(200 + index * 190, FLOOR + 30, height, { ...clothes, skin: tones[index] ?? "" }),
        ),
      ].join(""),
  },
  "company/bench": {
    pictures: ["products/hd-r5-1p-side"],
    draw: (stand) =>
      [
        ground(),
        person(880, FLOOR + 20, 480, { top: coat, coat: true, skin: tones[2] ?? "" }, [
          [-30, -58],
          [-18, -54],
        ]),
        table(120, 1060, 452),
        box(220, 446, 420, 7, 3, { fill: "oklch(0.55 0.1 250)" }),
        stand("products/hd-r5-1p-side", 430, 450, 320),
        lamp(650, 90),
        meter(680, 396),
      ].join(""),
  },
  "company/line": {
    pictures: [r5],
    draw: (stand) =>
      [
        ground(),
        box(0, 96, 1280, 16, 0, { fill: steel }),
        ...[200, 520, 840, 1160].map((x) => box(x - 70, 112, 140, 14, 6, { fill: "oklch(0.98 0.05 95)" })),
        person(1120, 560, 430, { top: green, skin: tones[0] ?? "", helmet: yellow }, [
          [-26, -52],
          [16, -47],
        ]),
        person(120, 560, 412, { top: green, skin: tones[3] ?? "" }, [
          [-16, -47],
          [26, -52],
        ]),
        box(0, 470, 1280, 30, 0, { fill: dark }),
        ...Array.from({ length: 22 }, (_, index) => disc(30 + index * 60, 486, 9, { fill: steel })),
        ...[150, 640, 1130].map((x) => box(x - 14, 500, 28, 190, 3, { fill: steel })),
        ...[0, 1, 2, 3].map((index) => stand(r5, 300 + index * 226, 472, 236)),
      ].join(""),
  },
  "company/warehouse": {
    pictures: [],
    draw: () =>
      [
        ground(),
        rack(90),
        rack(510),
        person(1010, FLOOR + 24, 420, { top: green, skin: tones[1] ?? "", helmet: yellow }, [
          [-10, -58],
          [8, -58],
        ]),
        tablet(1008, 372),
        carton(1130, FLOOR + 20, 130, 96),
        carton(1140, FLOOR - 76, 110, 84),
      ].join(""),
  },
  "company/training": {
    pictures: ["products/hd-r8-1p-front", "products/hd-c10-front", s15],
    draw: (stand) =>
      [
        ground(),
        box(330, 60, 880, 420, 8, { fill: "var(--paper)", filter: "url(#near)" }),
        stand(s15, 500, 350, 190),
        stand("products/hd-r8-1p-front", 780, 370, 262),
        stand("products/hd-c10-front", 1040, 420, 330),
        person(220, FLOOR - 10, 450, { top: green, skin: tones[4] ?? "" }, [
          [-16, -47],
          [32, -74],
        ]),
        ...[0, 1, 2, 3].map((index) => listener(430 + index * 210, 740, index)),
      ].join(""),
  },
  "company/service": {
    pictures: [r5, "products/hd-bw-front"],
    draw: (stand) =>
      [
        ground(),
        shelf(760, 110),
        shelf(760, 250),
        person(290, FLOOR + 20, 460, { top: green, skin: tones[0] ?? "" }, [
          [-16, -47],
          [28, -58],
        ]),
        table(60, 1160, 466),
        stand(r5, 560, 466, 300),
        stand("products/hd-bw-front", 980, 466, 96),
        place(760, 440, box(0, 0, 92, 20, 9, { fill: green }), box(92, 7, 96, 6, 2, { fill: steel })),
      ].join(""),
  },
  "company/lab": {
    pictures: [s15],
    draw: (stand) =>
      [
        ground("var(--second-tint)"),
        box(90, 90, 520, 530, 16, { fill: "oklch(0.9 0.005 220)", filter: "url(#far)" }),
        box(130, 130, 440, 380, 12, { fill: "oklch(0.34 0.02 230)" }),
        box(142, 142, 416, 356, 8, { fill: "oklch(0.86 0.03 225)" }),
        stand(s15, 350, 440, 220),
        ...[200, 260].map((x) => disc(x, 566, 15, { fill: dark })),
        box(760, 110, 400, 250, 14, { fill: dark, filter: "url(#far)" }),
        box(780, 130, 360, 210, 6, { fill: "oklch(0.2 0.025 168)" }),
        stroke(
          "M800 300C850 300 870 170 920 170S1000 262 1040 250 1090 180 1120 176",
          "var(--brand-bright)",
          5,
        ),
        stroke("M960 360V430M860 430H1060", dark, 12),
        person(720, FLOOR + 30, 470, { top: coat, coat: true, skin: tones[1] ?? "" }, [
          [-16, -47],
          [12, -62],
        ]),
      ].join(""),
  },
  "company/yard": {
    pictures: [q100],
    draw: (stand) =>
      [
        ground("oklch(0.95 0.025 230)"),
        element("path", {
          d: "M0 470C180 400 320 440 520 410S960 380 1280 440V600H0Z",
          fill: "oklch(0.86 0.03 160)",
        }),
        box(0, 560, 1280, 160, 0, { fill: "oklch(0.78 0.006 95)" }),
        ...[0, 1, 2].map((index) => stand(q100, 300 + index * 270, FLOOR + 30, 400)),
        box(150, FLOOR + 44, 860, 6, 3, { fill: yellow }),
        person(1090, FLOOR + 60, 296, { top: green, skin: tones[2] ?? "", helmet: white }, [
          [-12, -58],
          [10, -58],
        ]),
      ].join(""),
  },
};
