import { type Box, circle, path, rect, type Shape } from "./shapes.ts";

export type DrawnBody = {
  id: string;
  face: "stack" | "tower" | "cabinet" | "rack" | "socket" | "plain" | null;
  mounting: string[];
  /** Converts nothing: a box with a door. */
  isBox?: boolean | undefined;
  modules?: number | undefined;
  ports: { x: number; y: number }[];
};

/** The face, with the few parts that tell one device from another, and the glands below it. */
export function drawFront(body: DrawnBody, box: Box): Shape[] {
  return [rect("body", box), ...face(body, box), ...glands(body, box)];
}

export function drawSide(body: DrawnBody, box: Box): Shape[] {
  const { x, y, w, h } = box;
  const bracket = body.mounting.includes("wall") ? [path("part", "M", x + w * 0.88, y, "v", h)] : [];
  return [rect("body", box), ...bracket, ...layers(body, box)];
}

function face(body: DrawnBody, box: Box): Shape[] {
  const { mounting } = body;
  if (body.isBox) return door(box);
  if (isStacked(body)) return [...layers(body, box), lamp(box, 0.5, 0.05)];
  if (body.face === "cabinet") return [...door(box), ...vents(box), lamp(box, 0.12, 0.06)];
  if (body.face === "rack") return rack(box);
  if (mounting.includes("stick-port"))
    return [line(box, 0.14), line(box, 0.2), ...[0.3, 0.5, 0.7].map((part) => lamp(box, part, 0.55))];
  if (mounting.includes("din-rail")) return [line(box, 0.25), line(box, 0.75), lamp(box, 0.15, 0.5)];
  if (body.face === "socket") return socket(box);
  if (body.face === "plain") return [lamp(box, 0.5, 0.12), line(box, 0.2)];
  return [rect("dark", part(box, 0.12, 0.18, 0.76, 0.12)), lamp(box, 0.5, 0.24)];
}

/** Stacked modules show as equal layers under the control unit. */
function layers(body: DrawnBody, box: Box): Shape[] {
  if (!isStacked(body)) return [];
  const { face, modules = 2 } = body;
  const head = face === "tower" ? 0.3 : 0.16;
  const places = Array.from({ length: modules }, (_, index) => head + ((0.97 - head) / modules) * index);
  return [...places, 0.97].map((place) => line(box, place));
}

const isStacked = ({ face }: DrawnBody) => face === "stack" || face === "tower";

/** Below the foot for what enters from below, at the flank for what enters there. */
function glands({ ports }: DrawnBody, { x, y, w, h }: Box): Shape[] {
  const wide = Math.max(3, Math.min(8, w * 0.06));
  return ports.map((port) =>
    port.y === 0
      ? rect("part", { x: x + w * (0.5 + port.x) - wide / 2, y: y + h, w: wide, h: 5 })
      : rect("part", { x: x + w, y: y + h * (1 - port.y) - wide / 2, w: 5, h: wide }),
  );
}

function line({ x, y, w, h }: Box, down: number): Shape {
  return path("part", "M", x, y + h * down, "h", w);
}

function lamp({ x, y, w, h }: Box, right: number, down: number): Shape {
  return circle("light", x + w * right, y + h * down, Math.max(1.4, Math.min(w, h) / 50));
}

function part({ x, y, w, h }: Box, left: number, top: number, wide: number, high: number): Box {
  return { x: x + w * left, y: y + h * top, w: w * wide, h: h * high };
}

function door(box: Box): Shape[] {
  const { x, y, w, h } = box;
  return [
    rect("part", part(box, 0.05, 0.04, 0.9, 0.9)),
    path("part", "M", x + w * 0.88, y + h * 0.46, "v", h * 0.1),
  ];
}

function vents({ x, y, w, h }: Box): Shape[] {
  return [0.72, 0.75, 0.78, 0.81, 0.84].map((down) =>
    path("part", "M", x + w * 0.2, y + h * down, "h", w * 0.6),
  );
}

function rack(box: Box): Shape[] {
  const { x, y, w, h } = box;
  const ears = [0.045, 0.955].map((right) => path("part", "M", x + w * right, y, "v", h));
  const holes = [0.02, 0.98].flatMap((right) =>
    [0.15, 0.85].map((down) => circle("part", x + w * right, y + h * down, 1.6)),
  );
  return [...ears, ...holes, lamp(box, 0.5, 0.5)];
}

function socket(box: Box): Shape[] {
  const { x, y, w, h } = box;
  return [circle("part", x + w / 2, y + h * 0.62, w * 0.24), rect("dark", part(box, 0.2, 0.12, 0.6, 0.14))];
}
