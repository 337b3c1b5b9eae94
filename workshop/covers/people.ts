import { box, disc, element, group, stroke } from "../clips/svg.ts";

type Clothes = { top: string; legs?: string; skin?: string; hair?: string; helmet?: string; coat?: boolean };
/** Where each hand is, in hundredths of the body from the middle of the feet. */
type Hands = [left: [number, number], right: [number, number]];

const HANGING: Hands = [
  [-16, -47],
  [16, -47],
];
export const green = "var(--brand)";

/** A plain figure for scale, `height` tall, without a face, drawn in hundredths of its height. */
export function person(x: number, floor: number, height: number, clothes: Clothes, hands: Hands = HANGING) {
  const { top, legs = "oklch(0.33 0.03 240)", skin = "oklch(0.55 0.07 55)", coat = false } = clothes;
  return group(
    { transform: `translate(${x} ${floor}) scale(${height / 100})` },
    element("ellipse", { cx: 0, cy: 0, rx: 20, ry: 2.4, fill: "#10261c", opacity: 0.16 }),
    ...[-10, 1].map((left) => box(left, -50, 9, 49, 4, { fill: legs })),
    ...[-10.6, 0.6].map((left) => box(left, -4, 10.6, 4.4, 2.2, { fill: "oklch(0.22 0.01 165)" })),
    arm(-12.4, hands[0], top, skin),
    arm(12.4, hands[1], top, skin),
    element("path", {
      d: `M-13 -78Q-13 -84.500 -6 -84.500H6Q13 -84.500 13 -78L11 ${coat ? -34 : -46}Q0 ${coat ? -32 : -44} -11 ${coat ? -34 : -46}Z`,
      fill: top,
    }),
    box(-3, -89, 6, 7, 2.5, { fill: skin }),
    head(clothes, skin),
  );
}

function head({ hair = "oklch(0.24 0.02 60)", helmet }: Clothes, skin: string) {
  const cover = element("path", {
    d: "M-7.600 -92.500A7.600 7.600 0 0 1 7.600 -92.500Z",
    fill: helmet ?? hair,
  });
  const brim = helmet ? box(-9, -93.5, 18, 2.4, 1.2, { fill: helmet }) : "";
  return disc(0, -93, 6.8, { fill: skin }) + cover + brim;
}

/** The upper arm wears the shirt; the elbow bends outwards. */
function arm(shoulder: number, [x, y]: [number, number], top: string, skin: string) {
  const side = Math.sign(shoulder);
  const [ex, ey] = [(shoulder + x) / 2 + side * 3.5, (-78 + y) / 2 + 3];
  return stroke(`M${ex} ${ey}L${x} ${y}`, skin, 4.6) + stroke(`M${shoulder} -79L${ex} ${ey}`, top, 6.6);
}
