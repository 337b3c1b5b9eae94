import { box, disc, element, figure, icon, place, stroke } from "../clips/svg.ts";
import type { Cover } from "./cut-outs.ts";
import { columns, distance, FLOOR, generator, ground, light, ohms, page, thermometer } from "./parts.ts";

const r5 = "products/hd-r5-1p-front";
const r12 = "products/hd-r12-1p-front";
const c10 = "products/hd-c10-front";

export const blogs: Record<string, Cover> = {
  "blogs/diesel-costs-per-hour": {
    pictures: [],
    draw: () => {
      const litres = [0.67, 0.41, 0.36, 0.33];
      const top = (index: number) => FLOOR - 560 * (litres[index] ?? 0);
      return [
        ground(),
        generator(330, FLOOR, 1.5),
        columns(640, FLOOR, 520, 560, litres, (index) => (index ? "var(--brand)" : "oklch(0.66 0.15 60)")),
        ...litres.map((value, index) => light(687 + index * 130, top(index) - 18, 40, value.toFixed(2))),
        ...["20 %", "50 %", "75 %", "100 %"].map((load, index) =>
          figure(687 + index * 130, FLOOR + 44, 27, load, { fill: "var(--ink-soft)" }),
        ),
        light(1160, 96, 40, "L/kWh", { "text-anchor": "end", fill: "var(--ink-soft)" }),
      ].join("");
    },
  },
  "blogs/earthing": {
    pictures: [r5],
    draw: (stand) =>
      [
        ground("var(--second-tint)"),
        box(0, 430, 1280, 290, 0, { fill: "oklch(0.63 0.05 60)" }),
        box(0, 430, 1280, 10, 0, { fill: "oklch(0.5 0.06 130)" }),
        icon("bolt", 1060, 130, 170, "oklch(0.72 0.16 85)", { fill: "oklch(0.88 0.14 95)" }),
        stand(r5, 330, 378, 300),
        stroke("M330 372V408H560", "oklch(0.62 0.16 130)", 9),
        box(540, 388, 200, 18, 3, { fill: "oklch(0.68 0.11 50)" }),
        stroke("M640 406V470", "oklch(0.62 0.16 130)", 9),
        ...[0, 1, 2, 3].map((index) => rod(640 + index * 150)),
        stroke("M640 470H1090", "oklch(0.62 0.16 130)", 9),
        ohms(640, 672, 44, "34", "#fff"),
        ohms(1090, 672, 44, "12", "#fff"),
      ].join(""),
  },
  "blogs/kw-is-not-kwh": {
    pictures: [r5, c10],
    draw: (stand) =>
      [
        ground(),
        stand(r5, 360, FLOOR, 262),
        stand(c10, 900, FLOOR, 430),
        light(360, 250, 150, "kW", { fill: "var(--brand)" }),
        light(900, 136, 118, "kWh", { fill: "var(--second)" }),
      ].join(""),
  },
  "blogs/lfp-in-hot-rooms": {
    pictures: [c10, "products/hd-r8-1p-front"],
    draw: (stand) =>
      [
        ground("oklch(0.965 0.022 70)"),
        box(455, 44, 170, 76, 6, { fill: "oklch(0.35 0.02 60)" }),
        ...Array.from({ length: 4 }, (_, index) =>
          box(462, 51 + index * 17, 156, 10, 3, { fill: "oklch(0.93 0.008 95)" }),
        ),
        stand("products/hd-r8-1p-front", 540, 430, 264),
        stand(c10, 280, FLOOR, 340),
        stand(c10, 800, FLOOR, 340),
        thermometer(1030, 170, 330, 0.86, "oklch(0.6 0.19 35)"),
        light(1075, 236, 70, "45 °C", { "text-anchor": "start" }),
      ].join(""),
  },
  "blogs/reading-a-datasheet": {
    pictures: [r5],
    draw: (stand) =>
      [
        ground(),
        page(560, 66, 400, -3),
        page(700, 92, 400, 4),
        stand(r5, 330, FLOOR, 400),
        ...Array.from({ length: 5 }, (_, index) => minute(180 + index * 76, 668, index)),
      ].join(""),
  },
  "blogs/what-ip65-does-not-promise": {
    pictures: [r5],
    draw: (stand) =>
      [
        ground("var(--second-tint)"),
        icon("sun", 1070, 150, 190, "oklch(0.75 0.15 75)"),
        ...rain(),
        stand(r5, 420, 560, 430),
        stroke("M430 552V610Q430 668 490 668H900", "oklch(0.25 0.01 165)", 12),
        disc(470, 686, 7, { fill: "var(--second)" }),
        light(890, 420, 190, "IP65", { fill: "var(--second)" }),
      ].join(""),
  },
  "blogs/bigger-inverter": {
    pictures: [r5, r12],
    draw: (stand) =>
      [
        ground(),
        stand(r5, 330, FLOOR, 364),
        stand(r12, 800, FLOOR, 525),
        light(330, 180, 80, "5 kW", { fill: "var(--brand)" }),
        light(1000, 340, 80, "12 kW", { fill: "var(--ink-faint)", "text-anchor": "start" }),
      ].join(""),
  },
  "blogs/pump-surge": {
    pictures: [r5],
    draw: (stand) =>
      [
        ground(),
        stand(r5, 250, FLOOR - 60, 330),
        stroke("M520 600V120M520 600H1200", "var(--line-strong)", 3),
        stroke(
          "M520 596H600C606 596 606 150 626 150S700 150 720 170C760 220 770 520 830 520H1180",
          "var(--brand)",
          8,
        ),
        stroke("M530 520H1180", "var(--line-strong)", 2, { "stroke-dasharray": "4 10" }),
        light(672, 122, 64, "6 ×", {}),
        light(1130, 500, 64, "1 ×", { fill: "var(--ink-soft)" }),
        distance(600, 830, 650, "1 s"),
      ].join(""),
  },
};

function rod(x: number) {
  return (
    box(x - 7, 452, 14, 160, 3, { fill: "oklch(0.66 0.12 48)" }) +
    box(x - 15, 456, 30, 26, 4, { fill: "oklch(0.78 0.05 60)" })
  );
}

/** Five minutes, one after the other. */
function minute(x: number, y: number, index: number) {
  const dial = disc(0, 0, 24, { fill: "var(--paper)", stroke: "var(--brand)", "stroke-width": 4 });
  return place(
    x,
    y,
    dial,
    stroke(`M0 0V-15M0 0L${Math.sin(index * 1.2) * 12} ${-Math.cos(index * 1.2) * 12}`, "var(--brand)", 3.5),
  );
}

function rain() {
  return Array.from({ length: 34 }, (_, index) => {
    const [x, y] = [40 + ((index * 173) % 800), 20 + ((index * 97) % 560)];
    return element("path", {
      d: `M${x} ${y}l-9 34`,
      stroke: "var(--second-bright)",
      "stroke-width": 3,
      "stroke-linecap": "round",
      opacity: 0.6,
    });
  });
}
