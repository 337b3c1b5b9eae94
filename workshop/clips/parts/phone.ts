import { box, group, place } from "../svg.ts";

export const SCREEN = { width: 292, height: 604 };

/** A phone with its screen's corner at 0 0; what is on the screen is cut off at its edge. */
export function phone(x: number, y: number, ...screen: string[]) {
  const { width, height } = SCREEN;
  return place(
    x,
    y,
    box(-12, -12, width + 24, height + 24, 46, { fill: "var(--night)", filter: "url(#far)" }),
    `<clipPath id="screen"><rect width="${width}" height="${height}" rx="34"/></clipPath>`,
    group({ "clip-path": "url(#screen)" }, box(0, 0, width, height, 0, { fill: "var(--paper)" }), ...screen),
    box(width / 2 - 34, 11, 68, 15, 7.5, { fill: "var(--night)" }),
  );
}

/** How far the walk-through is: five dashes under the camera. */
export function steps(done: number[], color: string) {
  return done
    .map((amount, index) => {
      const x = 24 + index * 50;
      const track = box(x, 46, 44, 4, 2, { fill: color, opacity: 0.22 });
      return amount > 0 ? track + box(x, 46, 44 * amount, 4, 2, { fill: color }) : track;
    })
    .join("");
}
