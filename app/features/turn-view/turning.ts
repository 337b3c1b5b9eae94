import type { Model, Vector } from "./read-glb.ts";

export type Turn = { yaw: number; pitch: number; zoom: number };

export const atFirst: Turn = { yaw: -0.5, pitch: 0.15, zoom: 1 };
const [steep, near, far] = [1.45, 0.6, 2.5];

export function turned(turn: Turn, by: Partial<Turn>): Turn {
  const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  return {
    yaw: turn.yaw + (by.yaw ?? 0),
    pitch: within(turn.pitch + (by.pitch ?? 0), -steep, steep),
    zoom: within(turn.zoom * (by.zoom ?? 1), near, far),
  };
}

/** Columns of the rotation: first about the upright, then about the line across. */
export function matrixOf({ yaw, pitch }: Turn): number[] {
  const [a, b, c, d] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  return [a, b * d, -b * c, 0, c, d, b, -a * d, a * c];
}

/** The camera: how far away, and how strong its lens. */
export function cameraOf({ min, max }: Pick<Model, "min" | "max">, zoom: number) {
  const radius = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2;
  return { distance: radius * 4, lens: 3.6 * zoom, radius };
}

export function middleOf({ min, max }: Pick<Model, "min" | "max">): Vector {
  return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
}

/** Whether the body stands between a point of it and the camera. */
export function isBehind(point: Vector, model: Pick<Model, "min" | "max">, turn: Turn): boolean {
  const { min, max } = model;
  const m = matrixOf(turn);
  const { distance, radius } = cameraOf(model, turn.zoom);
  const middle = middleOf(model);
  const inset = radius * 0.02;
  // The part of the line of sight that lies between each pair of faces, and so within the body.
  const spans = ([0, 1, 2] as const).map((axis) => {
    const way = middle[axis] + (m[axis * 3 + 2] ?? 0) * distance - point[axis];
    const ends = [min[axis] + inset, max[axis] - inset].map((face) => (face - point[axis]) / (way || 1e-9));
    return [Math.min(...ends), Math.max(...ends)] as const;
  });
  const enters = Math.max(...spans.map(([start]) => start), 0);
  return enters < Math.min(...spans.map(([, end]) => end), 1);
}

/** Where a point of the body is seen, as parts of the picture from its upper left. */
export function seenAt(point: Vector, model: Pick<Model, "min" | "max">, turn: Turn, aspect: number) {
  const middle = middleOf(model);
  const [x, y, z] = [point[0] - middle[0], point[1] - middle[1], point[2] - middle[2]];
  const m = matrixOf(turn);
  const row = (index: number) => (m[index] ?? 0) * x + (m[index + 3] ?? 0) * y + (m[index + 6] ?? 0) * z;
  const { distance, lens } = cameraOf(model, turn.zoom);
  const away = distance - row(2);
  return { x: 0.5 + (row(0) * lens) / aspect / away / 2, y: 0.5 - (row(1) * lens) / away / 2 };
}
