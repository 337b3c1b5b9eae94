/** What a line or an area stands for; page and paper each have a look for it. */
export type Role = "body" | "part" | "dark" | "light" | "measure" | "room" | "person" | "hole";
export type Box = { x: number; y: number; w: number; h: number };

export type Shape =
  | { role: Role; d: string }
  | { role: Role; cx: number; cy: number; r: number }
  | { text: string; x: number; y: number; anchor?: "start" | "end" };

/** One tenth of a unit is finer than any screen or printer. */
const round = (value: number) => Math.round(value * 10) / 10;

export const path = (role: Role, ...parts: (string | number)[]): Shape => ({
  role,
  d: parts.map((part) => (typeof part === "number" ? round(part) : part)).join(" "),
});

export const rect = (role: Role, { x, y, w, h }: Box): Shape =>
  path(role, "M", x, y, "h", w, "v", h, "h", -w, "z");

export const circle = (role: Role, cx: number, cy: number, r: number): Shape => ({
  role,
  cx: round(cx),
  cy: round(cy),
  r: round(r),
});

/** A line from end to end with a short stroke across each, and its figure. */
export function across(x: number, y: number, length: number, text: string): Shape[] {
  return [
    path("measure", "M", x, y - 4, "v", 8, "M", x + length, y - 4, "v", 8, "M", x, y, "h", length),
    { text, x: round(x + length / 2), y: round(y + 16) },
  ];
}

export function upright(x: number, y: number, length: number, text: string): Shape[] {
  return [
    path("measure", "M", x - 4, y, "h", 8, "M", x - 4, y + length, "h", 8, "M", x, y, "v", length),
    { text, x: round(x + 7), y: round(y + length / 2 + 5), anchor: "start" },
  ];
}
