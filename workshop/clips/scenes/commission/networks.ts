import { ease, part, shown } from "../../motion.ts";
import { tick } from "../../parts/marks.ts";
import { SCREEN } from "../../parts/phone.ts";
import { box, disc, fade, figure, icon } from "../../svg.ts";

const networks = [
  { width: 104, band: "2.4 GHz", strength: 1 },
  { width: 82, band: "2.4 GHz", strength: 0.62 },
  { width: 118, band: "5 GHz", strength: 0.4 },
];

/** Networks come, the strongest on 2.4 GHz is chosen, the password is typed. */
export function drawNetworks(second: number) {
  const { width } = SCREEN;
  const chosen = ease(second, 6.5, 6.9);
  const typed = Math.floor(part(second, 7.1, 8.2) * 10);
  return [
    icon("wifi", width / 2, 112, 64, "var(--brand)"),
    ...networks.map((network, index) => row(network, index, second, index === 0 ? chosen : 0)),
    fade(
      ease(second, 6.8, 7.2),
      box(24, 430, width - 48, 56, 28, { fill: "var(--paper)", stroke: "var(--brand)", "stroke-width": 2 }),
      icon("key", 56, 458, 28, "var(--brand)"),
      ...Array.from({ length: typed }, (_, index) => disc(86 + index * 17, 458, 5, { fill: "var(--ink)" })),
    ),
    tick(width / 2, 544, 30, ease(second, 8.3, 8.7)),
  ].join("");
}

function row(
  { width, band, strength }: (typeof networks)[number],
  index: number,
  second: number,
  chosen: number,
) {
  const y = 178 + index * 78;
  const quiet = 1 - 0.55 * ease(second, 6.8, 7.2) * (index === 0 ? 0 : 1);
  const bars = [0.25, 0.5, 0.75, 1].map((level, bar) => {
    const fill = strength >= level - 0.1 ? "var(--brand)" : "var(--line)";
    return box(224 + bar * 10, y + 40 - level * 24, 6, level * 24, 2, { fill });
  });
  return fade(
    shown(second, 5.4 + index * 0.25, 99) * quiet,
    box(24, y, 244, 62, 12, { fill: "var(--band)" }),
    fade(
      chosen,
      box(24, y, 244, 62, 12, { fill: "var(--brand-tint)", stroke: "var(--brand)", "stroke-width": 2 }),
    ),
    box(44, y + 17, width, 10, 5, { fill: "var(--line-strong)" }),
    figure(44, y + 48, 14, band, { fill: "var(--ink-soft)", "text-anchor": "start" }),
    ...bars,
  );
}
