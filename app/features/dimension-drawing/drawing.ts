import { type DrawnBody, drawFront, drawSide } from "./body-parts.ts";
import { across, type Box, circle, path, rect, type Shape, upright } from "./shapes.ts";

export type Drawn = DrawnBody & {
  width: number;
  height: number;
  depth: number;
  clearance?: { above: number; below: number; side: number } | null;
  holes?: { diameter: number; at: { x: number; y: number }[] } | null;
};
export type Words = { front: string; side: string; scale: string; number: (value: number) => string };

const views = { width: 250, height: 190 };
const person = { tall: 1700, drawn: 170 };
const [top, rim] = [66, 36];

/**
 * One drawing for the page and for the paper: the face with its glands, holes and the room to keep free; the side; and how
 * large it is beside a person. Sizes in millimetres; the room around it is not to scale.
 */
export function drawProduct(product: Drawn, words: Words) {
  const { width, height, depth } = product;
  const scale = Math.min(views.width / (width + depth), views.height / height);
  const [w, h, d] = [width * scale, height * scale, depth * scale];
  const front = { x: rim + 8, y: top, w, h };
  const side = { x: front.x + w + rim + 28, y: top, w: d, h };
  const beside = side.x + d + 64;
  const foot = top + h + (product.clearance ? rim : 8);
  const shapes: Shape[] = [
    { text: words.front, x: front.x + w / 2, y: 16 },
    { text: words.side, x: side.x + d / 2, y: 16 },
    ...drawFront(product, front),
    ...drawHoles(product, front, scale),
    ...drawRoom(product, front, words),
    ...drawSide(product, side),
    ...across(front.x, foot + 8, w, words.number(width)),
    ...across(side.x, foot + 8, d, words.number(depth)),
    ...upright(side.x + d + 12, top, h, words.number(height)),
    ...drawPerson(product, beside, foot + 8, words),
  ];
  const body = width * (person.drawn / person.tall);
  const total = { width: beside + 90 + Math.max(body, 20), height: foot + 36 };
  return { width: Math.round(total.width), height: Math.round(Math.max(total.height, 240)), shapes };
}

function drawHoles({ holes, width }: Drawn, { x, y, w, h }: Box, scale: number): Shape[] {
  return (holes?.at ?? []).map((hole) =>
    circle("hole", x + w / 2 + hole.x * (w / width), y + h - hole.y * scale, 2.4),
  );
}

/** The line stands at one distance all round, with the true figures beside it. */
function drawRoom({ clearance }: Drawn, { x, y, w, h }: Box, { number }: Words): Shape[] {
  if (!clearance) return [];
  const { above, below, side } = clearance;
  const low = below > 0 ? rim - 8 : 0;
  return [
    rect("room", { x: x - rim, y: y - rim, w: w + 2 * rim, h: h + rim + low }),
    { text: number(above), x: x + w / 2, y: y - rim / 2 + 5 },
    { text: number(side), x: x - rim / 2, y: y + h / 2 + 5 },
    ...(below > 0 ? [{ text: number(below), x: x + w / 2, y: y + h + low / 2 + 8 }] : []),
  ];
}

/** What hangs on a wall hangs with its middle at 1.4 m; the rest stands on the floor. */
function drawPerson(product: Drawn, x: number, floor: number, words: Words): Shape[] {
  const scale = person.drawn / person.tall;
  const [w, h] = [product.width * scale, product.height * scale];
  const up = product.mounting.includes("wall") ? Math.max(0, 1400 - product.height / 2) * scale : 0;
  const middle = x + 18;
  return [
    { text: words.scale, x: middle + 20 + w / 2, y: 16 },
    circle("person", middle, floor - 158, 11),
    path(
      "person",
      "M",
      middle - 15,
      floor - 142,
      "h",
      30,
      "l",
      4,
      62,
      "h",
      -8,
      "v",
      80,
      "h",
      -22,
      "v",
      -80,
      "h",
      -8,
      "z",
    ),
    rect("body", { x: x + 52, y: floor - up - h, w: Math.max(w, 2), h: Math.max(h, 2) }),
    path("measure", "M", x - 6, floor, "h", 58 + w + 14),
  ];
}
