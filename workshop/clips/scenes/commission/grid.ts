import { ease, mix } from "../../motion.ts";
import { tick } from "../../parts/marks.ts";
import { SCREEN } from "../../parts/phone.ts";
import { box, figure, stroke } from "../../svg.ts";

/** Voltage and frequency of the country's grid. */
export function drawGrid(second: number) {
  const { width } = SCREEN;
  const voltage = mix(0, 1, ease(second, 14, 14.5));
  const frequency = mix(1, 0, ease(second, 14.9, 15.4));
  return [
    wave(second, width),
    choice(286, ["220", "230", "240"], voltage, "V"),
    choice(398, ["50", "60"], frequency, "Hz"),
    tick(width / 2, 536, 32, ease(second, 15.8, 16.2)),
  ].join("");
}

function wave(second: number, width: number) {
  const points = Array.from({ length: 80 }, (_, index) => {
    const x = 24 + (index / 79) * (width - 48);
    return `${x.toFixed(1)} ${(168 - Math.sin(index / 6.3 - second * 5) * 52).toFixed(1)}`;
  });
  const axis = stroke(`M24 168H${width - 24}`, "var(--line)", 2);
  return axis + stroke(`M${points.join("L")}`, "var(--brand)", 4);
}

function choice(y: number, options: string[], chosen: number, unit: string) {
  const each = 200 / options.length;
  const near = Math.round(chosen);
  return [
    box(24, y, 200, 64, 14, { fill: "var(--band-strong)" }),
    box(24 + chosen * each + 4, y + 4, each - 8, 56, 11, { fill: "var(--paper)", filter: "url(#near)" }),
    ...options.map((option, index) =>
      figure(24 + (index + 0.5) * each, y + 41, 25, option, {
        fill: index === near ? "var(--brand-text)" : "var(--ink-faint)",
        "font-weight": index === near ? 700 : 400,
      }),
    ),
    figure(236, y + 41, 24, unit, { fill: "var(--ink-soft)", "text-anchor": "start" }),
  ].join("");
}
