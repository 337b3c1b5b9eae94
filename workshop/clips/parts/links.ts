import { disc, fade, icon, type SiteIcon, stroke } from "../svg.ts";
import { cross } from "./marks.ts";
import type { SignName } from "./signs.ts";

type Point = [x: number, y: number];

/** A round place in a chain or a system. */
export function node(
  x: number,
  y: number,
  radius: number,
  name: SiteIcon | SignName,
  color = "var(--brand)",
) {
  return (
    disc(x, y, radius, { fill: "var(--paper)", filter: "url(#near)" }) +
    disc(x, y, radius, { fill: "none", stroke: "var(--line)", "stroke-width": 1.5 }) +
    icon(name, x, y, radius * 0.95, color)
  );
}

type Flow = { live: number; second: number; broken?: number; color?: string; speed?: number };

/** A line between two places: dotted when nothing is known, green with running drops when it works, crossed when not. */
export function link(
  [x1, y1]: Point,
  [x2, y2]: Point,
  { live, second, broken = 0, color = "var(--brand)", speed = 70 }: Flow,
) {
  const d = `M${x1} ${y1}L${x2} ${y2}`;
  const length = Math.hypot(x2 - x1, y2 - y1);
  return [
    stroke(d, "var(--line-strong)", 3, { "stroke-dasharray": "1 10", opacity: 0.8 }),
    fade(live, stroke(d, color, 4), drops([x1, y1], [x2, y2], length, second * speed, color)),
    cross((x1 + x2) / 2, (y1 + y2) / 2, 19, broken),
  ].join("");
}

function drops([x1, y1]: Point, [x2, y2]: Point, length: number, way: number, color: string) {
  const gap = 46;
  const list: string[] = [];
  for (let at = way % gap; at < length; at += gap) {
    const near = Math.min(1, Math.min(at, length - at) / 14);
    const [x, y] = [x1 + ((x2 - x1) * at) / length, y1 + ((y2 - y1) * at) / length];
    list.push(disc(x, y, 7 * near, { fill: "var(--paper)", stroke: color, "stroke-width": 3.5 * near }));
  }
  return list.join("");
}
