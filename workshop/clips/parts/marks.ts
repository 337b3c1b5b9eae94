import { box, disc, fade, grow, stroke } from "../svg.ts";

/** A tick on a green disc that grows a little as it comes. */
export function tick(x: number, y: number, radius: number, amount: number) {
  if (amount <= 0) return "";
  const hook = stroke("M-11 1 -3.500 8.500 11 -8", "var(--on-brand)", 3.6);
  return grow(
    x,
    y,
    (radius / 24) * (0.7 + 0.3 * amount),
    fade(amount, disc(0, 0, 24, { fill: "var(--brand)" }), hook),
  );
}

/** A cross on a red disc: here it is interrupted. */
export function cross(x: number, y: number, radius: number, amount: number) {
  if (amount <= 0) return "";
  const lines = stroke("M-8 -8 8 8M8 -8 -8 8", "var(--on-brand)", 3.6);
  return grow(
    x,
    y,
    (radius / 24) * (0.7 + 0.3 * amount),
    fade(amount, disc(0, 0, 24, { fill: "var(--danger)" }), lines),
  );
}

/** A lamp of a device, from dark (0) to lit (1). */
export function lamp(x: number, y: number, radius: number, level: number) {
  const green = { fill: "var(--brand-bright)" };
  return [
    disc(x, y, radius, { fill: "oklch(0.36 0.02 165)" }),
    fade(level * 0.75, disc(x, y, radius * 1.7, { ...green, filter: "url(#glow)" })),
    fade(level, disc(x, y, radius, green)),
    fade(level, disc(x - radius * 0.25, y - radius * 0.3, radius * 0.3, { fill: "#fff", opacity: 0.75 })),
  ].join("");
}

/** Which of the chapters is on: a row of dashes at the foot of the picture. */
export function chapters(second: number, ends: number[]) {
  const width = 44;
  const left = 640 - (ends.length * (width + 10) - 10) / 2;
  return ends
    .map((end, index) => {
      const start = ends[index - 1] ?? 0;
      const filled = Math.min(1, Math.max(0, (second - start) / (end - start)));
      const x = left + index * (width + 10);
      const track = box(x, 682, width, 5, 2.5, { fill: "var(--line)" });
      return filled > 0.02
        ? track + box(x, 682, Math.max(5, width * filled), 5, 2.5, { fill: "var(--brand)" })
        : track;
    })
    .join("");
}
