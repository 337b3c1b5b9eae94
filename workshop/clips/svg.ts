import { flowIcons } from "#app/features/energy-flow/flow-icons.ts";
import { iconPaths } from "#app/ui/icon/icon-paths.ts";
import { type SignName, signs } from "./parts/signs.ts";

const siteIcons = { ...iconPaths, ...flowIcons };
export type SiteIcon = keyof typeof siteIcons;

export type Look = Record<string, string | number | undefined>;

export function element(name: string, look: Look, ...inside: string[]) {
  const attributes = Object.entries(look)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? round(value) : value}"`)
    .join("");
  return `<${name}${attributes}>${inside.join("")}</${name}>`;
}

export const group = (look: Look, ...inside: string[]) => element("g", look, ...inside);

export function place(x: number, y: number, ...inside: string[]) {
  return group({ transform: `translate(${round(x)} ${round(y)})` }, ...inside);
}

export function grow(x: number, y: number, scale: number, ...inside: string[]) {
  return group({ transform: `translate(${round(x)} ${round(y)}) scale(${round(scale)})` }, ...inside);
}

export function fade(opacity: number, ...inside: string[]) {
  return opacity <= 0.004 ? "" : group({ opacity: opacity >= 1 ? undefined : opacity }, ...inside);
}

export function box(x: number, y: number, width: number, height: number, rx: number, look: Look) {
  return element("rect", { x, y, width, height, rx, ...look });
}

export function disc(cx: number, cy: number, r: number, look: Look) {
  return element("circle", { cx, cy, r, ...look });
}

export function stroke(d: string, color: string, width: number, look: Look = {}) {
  const line = { fill: "none", stroke: color, "stroke-width": width };
  return element("path", { d, ...line, "stroke-linecap": "round", "stroke-linejoin": "round", ...look });
}

/** Numbers, units and the letters that stand on a device: a clip has no words. */
export function figure(x: number, y: number, size: number, body: string, look: Look = {}) {
  const plain = { fill: "var(--ink)", "font-weight": 400, "text-anchor": "middle" };
  return element("text", { x, y, "font-size": size, ...plain, ...look }, body);
}

/** An icon of the site, or a sign of the clips, with its middle at a point. */
export function icon(
  name: SiteIcon | SignName,
  x: number,
  y: number,
  size: number,
  color = "var(--ink)",
  look: Look = {},
) {
  const d = name in signs ? signs[name as SignName] : siteIcons[name as SiteIcon];
  const scale = size / 24;
  const transform = `translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${round(scale)})`;
  return stroke(d, color, 1.6, { transform, ...look });
}

export function picture(id: string, x: number, y: number, width: number) {
  return element("use", {
    href: `#${id}`,
    transform: `translate(${round(x)} ${round(y)}) scale(${round(width / 1000)})`,
  });
}

function round(value: number) {
  return Math.round(value * 1000) / 1000;
}
