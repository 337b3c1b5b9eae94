import { box, disc, element, figure, group, type Look, place, stroke } from "../clips/svg.ts";

export const FLOOR = 604;

/** A wall and a floor in one quiet colour. */
export function ground(colour = "var(--band)") {
  return [
    box(0, 0, 1280, 720, 0, { fill: colour }),
    `<linearGradient id="floor" x2="0" y2="1"><stop stop-color="#10261c" stop-opacity=".09"/><stop offset="1" stop-color="#10261c" stop-opacity=".02"/></linearGradient>`,
    box(0, FLOOR - 34, 1280, 720 - FLOOR + 34, 0, { fill: "url(#floor)" }),
  ].join("");
}

export const light = (x: number, y: number, size: number, body: string, look: Look = {}) =>
  figure(x, y, size, body, { "font-weight": 300, ...look });

/** Ohms in the middle of x, their sign drawn: the typeface has none. */
export function ohms(x: number, y: number, size: number, value: string, colour: string) {
  const omega = "M2 97H34V82C15 72 5 57 5 42C5 18 22 3 46 3S87 18 87 42C87 57 77 72 58 82V97H90";
  const scale = size * 0.0071;
  return (
    light(x + size * 0.16, y, size, value, { fill: colour, "text-anchor": "end" }) +
    stroke(omega, colour, 8.4, {
      transform: `translate(${x + size * 0.44} ${y - 97 * scale}) scale(${scale})`,
      "stroke-linecap": "butt",
      "stroke-linejoin": "miter",
    })
  );
}

/** A printed page: a head line, lines of print and a curve in its frame. */
export function page(x: number, y: number, width: number, turn = 0, ...inside: string[]) {
  const height = width * Math.SQRT2;
  const line = (part: number, at: number) =>
    box(width * 0.09, height * at, width * part, 5, 2.5, { fill: "var(--line-strong)", opacity: 0.55 });
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    box(0, 0, width, height, 4, { fill: "var(--paper)", filter: "url(#far)" }),
    box(width * 0.09, height * 0.07, width * 0.34, 14, 3, { fill: "var(--brand)" }),
    ...[0.8, 0.76, 0.8, 0.5].map((part, index) => line(part, 0.15 + index * 0.032)),
    stroke(`M${width * 0.1} ${height * 0.32}V${height * 0.62}H${width * 0.9}`, "var(--line-strong)", 2),
    stroke(
      `M${width * 0.12} ${height * 0.58}C${width * 0.2} ${height * 0.36} ${width * 0.34} ${height * 0.35} ${width * 0.5} ${height * 0.36}S${width * 0.8} ${height * 0.39} ${width * 0.88} ${height * 0.41}`,
      "var(--brand)",
      4,
    ),
    ...[0.8, 0.7, 0.78, 0.8, 0.42].map((part, index) => line(part, 0.69 + index * 0.032)),
    ...inside,
  );
}

/** A thermometer whose column reaches `part` of its height. */
export function thermometer(x: number, y: number, height: number, part: number, colour: string) {
  const column = (height - 12) * part;
  return place(
    x,
    y,
    box(-17, 0, 34, height, 17, {
      fill: "var(--paper)",
      stroke: "var(--line)",
      "stroke-width": 2,
      filter: "url(#near)",
    }),
    box(-6, height - column, 12, column, 6, { fill: colour }),
    disc(0, height + 18, 34, {
      fill: "var(--paper)",
      stroke: "var(--line)",
      "stroke-width": 2,
      filter: "url(#near)",
    }),
    disc(0, height + 18, 24, { fill: colour }),
    box(-6, height - 20, 12, 30, 0, { fill: colour }),
    ...Array.from({ length: 9 }, (_, index) =>
      stroke(`M24 ${14 + (index * (height - 40)) / 8}h${index % 4 ? 10 : 18}`, "var(--line-strong)", 2),
    ),
  );
}

/** Columns on the floor, as tall as their parts of `height`. */
export function columns(
  x: number,
  floor: number,
  width: number,
  height: number,
  parts: number[],
  colour: (index: number) => string,
) {
  const step = width / parts.length;
  return parts
    .map((part, index) =>
      box(x + index * step, floor - height * part, step * 0.72, height * part, 4, { fill: colour(index) }),
    )
    .join("");
}

/** A small generator in its frame, 250 wide. */
export function generator(x: number, floor: number, scale = 1) {
  const dark = "oklch(0.3 0.012 165)";
  return group(
    { transform: `translate(${x} ${floor}) scale(${scale})` },
    element("ellipse", {
      cx: 0,
      cy: 0,
      rx: 160,
      ry: 13,
      fill: "#10261c",
      opacity: 0.16,
      filter: "url(#glow)",
    }),
    box(-104, -150, 208, 54, 22, { fill: "var(--brand)" }),
    box(-22, -162, 44, 16, 6, { fill: dark }),
    box(-108, -92, 118, 74, 10, { fill: dark }),
    ...Array.from({ length: 6 }, (_, index) =>
      stroke(`M-96 ${-80 + index * 11}H-4`, "oklch(0.45 0.012 165)", 3),
    ),
    disc(58, -56, 40, { fill: "oklch(0.72 0.006 165)" }),
    disc(58, -56, 27, { fill: "oklch(0.6 0.006 165)" }),
    disc(58, -56, 8, { fill: dark }),
    element("path", {
      d: "M-125 -4V-168Q-125 -180 -113 -180H113Q125 -180 125 -168V-4",
      fill: "none",
      stroke: dark,
      "stroke-width": 9,
    }),
    stroke("M-125 -6H125", dark, 9),
  );
}

/** A distance from one point to another on one line, with its figure above. */
export function distance(x1: number, x2: number, y: number, body: string) {
  const arrow = `M${x1} ${y}H${x2}M${x1 + 12} ${y - 8}L${x1} ${y}l12 8M${x2 - 12} ${y - 8}L${x2} ${y}l-12 8`;
  return (
    stroke(arrow, "var(--ink-soft)", 3) + figure((x1 + x2) / 2, y - 16, 34, body, { "font-weight": 300 })
  );
}

/** An open book lying towards us. */
export function book(x: number, y: number, width: number, ...inside: string[]) {
  const [half, deep] = [width / 2, width * 0.36];
  const leaf = (side: 1 | -1) =>
    element("path", {
      d: `M0 0C${side * half * 0.3} ${-deep * 0.14} ${side * half * 0.7} ${-deep * 0.1} ${side * half} 0L${side * half * 1.06} ${deep}C${side * half * 0.74} ${deep * 0.9} ${side * half * 0.32} ${deep * 0.86} 0 ${deep}Z`,
      fill: side < 0 ? "oklch(0.99 0.002 120)" : "var(--paper)",
    });
  return place(
    x,
    y,
    group({ filter: "url(#far)" }, leaf(-1), leaf(1)),
    stroke(`M0 2V${deep - 2}`, "var(--line)", 2),
    ...inside,
  );
}
