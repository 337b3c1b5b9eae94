import { box, disc, element, place, stroke } from "../clips/svg.ts";
import type { Cover } from "./cut-outs.ts";
import { book, FLOOR, ground, light, thermometer } from "./parts.ts";

const q50 = "products/hd-q50-100-front";

export const events: Record<string, Cover> = {
  "events/bogota-installer-day": {
    pictures: ["products/hd-s15-3p-front", "products/hd-t15-front"],
    draw: (stand) =>
      [
        ground(),
        stand("products/hd-t15-front", 330, FLOOR, 1210 * 0.4),
        stand("products/hd-s15-3p-front", 730, FLOOR, 480 * 0.4),
        toolbox(1040, FLOOR),
      ].join(""),
  },
  "events/brisbane-test-bench": {
    pictures: ["products/hd-s15-3p-front"],
    draw: (stand) =>
      [
        ground(),
        stand("products/hd-s15-3p-front", 330, FLOOR - 70, 340),
        box(620, 120, 560, 400, 18, { fill: "oklch(0.3 0.012 165)", filter: "url(#far)" }),
        box(646, 146, 508, 320, 8, { fill: "oklch(0.2 0.025 168)" }),
        ...[1, 2, 3].map((index) => stroke(`M646 ${146 + index * 80}h508`, "oklch(0.34 0.03 165)", 1.5)),
        stroke(sag(), "var(--brand-bright)", 5),
        disc(690, 494, 11, { fill: "var(--brand-bright)" }),
        stroke("M470 520C540 560 570 560 640 500", "oklch(0.25 0.01 165)", 9),
      ].join(""),
  },
  "events/feria-andina": {
    pictures: [q50],
    draw: (stand) =>
      [
        ground(),
        stand(q50, 420, FLOOR, 500),
        churn(800, FLOOR),
        churn(960, FLOOR + 14),
        thermometer(1140, 200, 220, 0.24, "var(--second)"),
        light(1140, 160, 54, "4 °C", { fill: "var(--second)" }),
      ].join(""),
  },
  "events/gulf-of-guinea": {
    pictures: ["products/hd-r8-1p-front", "products/hd-c10-front"],
    draw: (stand) =>
      [
        ground("var(--second-tint)"),
        stand("products/hd-r8-1p-front", 200, FLOOR, 660 * 0.42),
        stand("products/hd-c10-front", 460, FLOOR, 850 * 0.42),
        fridge(760, FLOOR, 0.42),
        thermometer(1080, 190, 240, 0.3, "var(--second)"),
        light(1080, 150, 60, "2–8 °C", { fill: "var(--second)" }),
      ].join(""),
  },
  "events/yangon-open-day": {
    pictures: ["products/hd-c5-front", "products/hd-o5-48-front"],
    draw: (stand) =>
      [
        ground(),
        stand("products/hd-o5-48-front", 300, 540, 470 * 0.66),
        stand("products/hd-c5-front", 640, 540, 580 * 0.66),
        box(120, 536, 1040, 26, 4, { fill: "oklch(0.84 0.05 75)" }),
        ...[180, 1080].map((x) => box(x, 566, 22, 160, 2, { fill: "oklch(0.32 0.012 165)" })),
        book(950, 446, 260),
      ].join(""),
  },
  "events/west-africa-power-days": {
    pictures: [q50, "products/hd-m25-3p-front"],
    draw: (stand) =>
      [
        ground(),
        box(560, 120, 620, 44, 8, { fill: "var(--paper)", filter: "url(#near)" }),
        box(560, 152, 620, 12, 0, { fill: "var(--brand)" }),
        ...Array.from({ length: 6 }, (_, index) =>
          box(580 + index * 98, 98, 88, 16, 2, { fill: "oklch(0.27 0.035 255)" }),
        ),
        ...[640, 1090].map((x) => box(x, 164, 22, FLOOR - 164, 3, { fill: "oklch(0.86 0.004 165)" })),
        pump(870, FLOOR),
        stand(q50, 210, FLOOR, 400),
        box(396, 236, 150, FLOOR - 236, 4, { fill: "var(--paper)", filter: "url(#near)" }),
        stand("products/hd-m25-3p-front", 470, 400, 84),
      ].join(""),
  },
};

/** Seen from the same corner as the pack shots: its front, its left side, and its lid from a little above. */
function toolbox(x: number, floor: number) {
  const side = (top: number, bottom: number, fill: string) =>
    element("path", { d: `M-104 ${top}L-150 ${top - 16}V${bottom - 18}L-104 ${bottom}Z`, fill });
  return place(
    x,
    floor,
    fall("hull", "oklch(0.36 0.012 165)", "oklch(0.24 0.012 165)"),
    fall("lid", "oklch(0.56 0.13 152)", "oklch(0.46 0.12 152)"),
    fall("steel", "oklch(0.9 0.004 165)", "oklch(0.66 0.006 165)"),
    element("ellipse", {
      cx: -14,
      cy: 0,
      rx: 168,
      ry: 13,
      fill: "#10261c",
      opacity: 0.3,
      filter: "url(#glow)",
    }),
    side(-84, 0, "oklch(0.2 0.012 165)"),
    box(-106, -86, 242, 86, 7, { fill: "url(#hull)" }),
    ...[-62, -34].map((y) => stroke(`M-92 ${y}H122`, "oklch(0.2 0.012 165)", 2.5)),
    element("path", { d: "M138 -126L92 -142H-152L-106 -126Z", fill: "oklch(0.64 0.13 152)" }),
    side(-126, -78, "oklch(0.38 0.1 152)"),
    box(-108, -126, 248, 48, 5, { fill: "url(#lid)" }),
    stroke("M-104 -124H136", "oklch(0.72 0.12 152)", 2.5),
    stroke("M-104 -77H136", "#10261c", 3, { opacity: 0.35 }),
    ...[-68, 40].map((left) => box(left - 9, -138, 20, 10, 2, { fill: "oklch(0.24 0.012 165)" })),
    stroke("M-67 -134V-160Q-67 -170 -57 -170H41Q51 -170 51 -160V-134", "oklch(0.24 0.012 165)", 13),
    stroke("M-63 -173H47", "oklch(0.46 0.012 165)", 3),
    ...[-64, 68].flatMap((left) => [
      box(left + 2, -94, 24, 34, 4, { fill: "#10261c", opacity: 0.3 }),
      box(left, -96, 24, 34, 4, { fill: "url(#steel)" }),
      stroke(`M${left + 6} -70h12`, "oklch(0.5 0.006 165)", 2.5),
    ]),
  );
}

/** A colour that falls off towards the floor. */
function fall(id: string, above: string, below: string) {
  const stop = (offset: number, colour: string) => element("stop", { offset, "stop-color": colour });
  return element("linearGradient", { id, x2: 0, y2: 1 }, stop(0, above), stop(1, below));
}

/** A sine whose middle sinks and comes back. */
function sag() {
  const points = Array.from({ length: 121 }, (_, index) => {
    const deep = index > 44 && index < 82 ? 0.45 : 1;
    return `${index ? "L" : "M"}${(656 + index * 4.07).toFixed(1)} ${(306 - Math.sin(index / 5) * 120 * deep).toFixed(1)}`;
  });
  return points.join("");
}

function churn(x: number, floor: number) {
  const body = "M-66 0V-150C-66 -190 -44 -196 -44 -220V-244H44V-220C44 -196 66 -190 66 -150V0Q0 12 -66 0Z";
  return place(
    x,
    floor,
    element("ellipse", {
      cx: 0,
      cy: 2,
      rx: 72,
      ry: 10,
      fill: "#10261c",
      opacity: 0.16,
      filter: "url(#glow)",
    }),
    element("path", { d: body, fill: "oklch(0.83 0.005 220)" }),
    box(-56, -262, 112, 24, 10, { fill: "oklch(0.76 0.006 220)" }),
    box(-40, -150, 16, 140, 8, { fill: "#fff", opacity: 0.55 }),
    stroke("M-64 -196C-96 -190 -96 -150 -66 -150M64 -196C96 -190 96 -150 66 -150", "oklch(0.7 0.006 220)", 8),
  );
}

function fridge(x: number, floor: number, scale: number) {
  const [width, height] = [760 * scale, 1750 * scale * 0.62];
  return place(
    x,
    floor - height,
    box(-width / 2, 0, width, height, 14, {
      fill: "var(--paper)",
      stroke: "var(--line)",
      "stroke-width": 3,
      filter: "url(#far)",
    }),
    box(-width / 2 + 30, 60, width - 60, height - 120, 10, { fill: "oklch(0.9 0.025 220)" }),
    ...[0, 1, 2].flatMap((row) =>
      Array.from({ length: 7 }, (_, index) =>
        box(-width / 2 + 46 + index * 34, 96 + row * 92, 22, 46, 4, {
          fill: index % 3 ? "var(--paper)" : "var(--second-bright)",
        }),
      ),
    ),
    ...[0, 1, 2].map((row) =>
      box(-width / 2 + 34, 146 + row * 92, width - 68, 6, 2, { fill: "var(--line-strong)", opacity: 0.5 }),
    ),
  );
}

function pump(x: number, floor: number) {
  return place(
    x,
    floor,
    box(-62, -14, 124, 14, 3, { fill: "oklch(0.8 0.006 95)" }),
    box(-50, -230, 100, 216, 12, {
      fill: "var(--paper)",
      stroke: "var(--line)",
      "stroke-width": 2,
      filter: "url(#near)",
    }),
    box(-36, -206, 72, 54, 6, { fill: "var(--night)" }),
    box(-50, -120, 100, 34, 0, { fill: "var(--brand)" }),
    stroke("M50 -190C84 -180 84 -90 62 -96", "oklch(0.25 0.01 165)", 7),
  );
}
