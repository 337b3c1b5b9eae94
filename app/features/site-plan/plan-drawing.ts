type Area = { id: string; x: number; y: number; width: number; depth: number };
type Spot = { id: string; x: number; y: number };
type Point = [x: number, y: number];

/** Units of the drawing across; all plans are as wide, whatever the ground. */
export const drawingWidth = 640;

/** A cable along the two directions of the plan: from the near edge of an area, or from the middle of a device. */
export function cableWay(from: Area | Spot, to: Area | Spot): Point[] {
  const end = nearest(to, centre(from));
  const start = nearest(from, end);
  const corner: Point = [end[0], start[1]];
  return [start, corner, end].filter(
    (point, place, all) => place === 0 || !isSame(point, all[place - 1] as Point),
  );
}

/**
 * Where the lengths are written: in the middle of the longest straight part of each cable, or further along where another
 * length stands there. A part so short that the marks at its ends leave no room has none.
 */
export function labelSpots(ways: Point[][], room: number) {
  const spots: (Point | undefined)[] = [];
  for (const way of ways) {
    const part = longestPart(way);
    const places = part && lengthOf(part) >= room ? shares.map((share) => along(part, share)) : [];
    const isFree = (place: Point) => !spots.some((spot) => spot && isNear(spot, place, room));
    spots.push(places.find(isFree) ?? places[0]);
  }
  return spots;
}

/** From the middle of a line outwards. */
const shares = [1 / 2, 3 / 8, 5 / 8, 1 / 4, 3 / 4];

function longestPart(way: Point[]) {
  const parts = way.slice(1).map((end, place) => [way[place] as Point, end] as const);
  return parts.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
}

const along = ([[x1, y1], [x2, y2]]: readonly [Point, Point], share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

/** Lettering is wider than it is tall. */
const isNear = ([x1, y1]: Point, [x2, y2]: Point, room: number) =>
  Math.abs(x1 - x2) < room && Math.abs(y1 - y2) < room / 2;

/** A round number of metres, about a sixth of the ground. */
export function scaleBar(width: number): number {
  return [100, 50, 20, 10, 5, 2].find((metres) => metres <= width / 6) ?? 1;
}

/** Lines of panels: about their true size on a small roof, further apart on a large one where they would run together. */
export function panelLines({ x, y, width, depth }: Area, ground: number): [Point, Point][] {
  const across = Math.max(1.15, ground / 50);
  const down = Math.max(1.75, ground / 33);
  const steps = (size: number, step: number) =>
    Array.from({ length: Math.round(size / step) - 1 }, (_, place) => (place + 1) / Math.round(size / step));
  return [
    ...steps(width, across).map((share): [Point, Point] => [
      [x + share * width, y],
      [x + share * width, y + depth],
    ]),
    ...steps(depth, down).map((share): [Point, Point] => [
      [x, y + share * depth],
      [x + width, y + share * depth],
    ]),
  ];
}

function nearest(part: Area | Spot, [x, y]: Point): Point {
  if (!("width" in part)) return [part.x, part.y];
  return [within(x, part.x, part.width), within(y, part.y, part.depth)];
}

const within = (value: number, from: number, size: number) => Math.min(Math.max(value, from), from + size);
const centre = (part: Area | Spot): Point =>
  "width" in part ? [part.x + part.width / 2, part.y + part.depth / 2] : [part.x, part.y];
const isSame = (one: Point, other: Point) => one[0] === other[0] && one[1] === other[1];
const lengthOf = ([[x1, y1], [x2, y2]]: readonly [Point, Point]) => Math.hypot(x2 - x1, y2 - y1);
