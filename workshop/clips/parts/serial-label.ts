import { box, figure, group } from "../svg.ts";
import { barCode, squareCode } from "./square-code.ts";

/** The label of a product, 300 by 400, with its corner at 0 0. */
export function serialLabel(serial: string, model: string) {
  const lines = [0.9, 0.62, 0.78, 0.5];
  return group(
    {},
    box(0, 0, 300, 400, 16, { fill: "var(--paper)", filter: "url(#far)" }),
    box(0, 0, 300, 400, 16, { fill: "none", stroke: "var(--line)", "stroke-width": 1.5 }),
    squareCode(30, 32, 126),
    ...lines.map((part, index) => box(180, 40 + index * 30, 90 * part, 9, 4.5, { fill: "var(--line)" })),
    figure(30, 204, 25, model, { "font-weight": 700, "text-anchor": "start" }),
    ...[0.95, 0.7].map((part, index) =>
      box(30, 222 + index * 20, 240 * part, 9, 4.5, { fill: "var(--line)" }),
    ),
    barCode(30, 274, 240, 66),
    figure(150, 372, 23, serial, { "letter-spacing": 1.6 }),
  );
}
