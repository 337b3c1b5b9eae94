import type { Product } from "../library.ts";

type Box = { x: number; y: number; w: number; h: number };

const round = (value: number) => Math.round(value * 10) / 10;

/** The housing from the front, with the few parts that tell one series from another. */
export function drawFront(product: Product, box: Box): string {
  const { x, y, w, h } = box;
  const shell = `<rect class="body" x="${x}" y="${y}" width="${w}" height="${h}" rx="${Math.min(4, w / 8)}"/>`;
  return shell + parts(product, box).join("");
}

export function drawSide(product: Product, { x, y, w, h }: Box): string {
  const shell = `<rect class="body" x="${x}" y="${y}" width="${w}" height="${h}" rx="${Math.min(3, w / 8)}"/>`;
  const isWall = [product.data.specs.mounting].flat().includes("wall");
  const bracket = isWall ? `<path class="part" d="M${round(x + w * 0.88)} ${y}v${h}"/>` : "";
  return shell + bracket + layers(product, { x, y, w, h }).join("");
}

function parts(product: Product, box: Box): string[] {
  const { series } = product.data;
  if (product.id === "hd-pb") return [door(box)];
  if (series === "strata" || series === "hearth") return [...layers(product, box), lamp(box, 0.5, 0.05)];
  if (series === "quarry") return [door(box), ...vents(box), lamp(box, 0.12, 0.06)];
  if (series === "basalt") return rackFront(box);
  if (product.data.specs.mounting === "stick-port") return stick(box);
  if (product.data.specs.mounting === "din-rail") return rail(box);
  if (series === "tether") return socket(box);
  if (series === "cairn") return [lamp(box, 0.5, 0.12), line(box, 0.2)];
  return [band(box), lamp(box, 0.5, 0.24), ...glands(box)];
}

/** Stacked modules show as equal layers under the control unit. */
function layers({ data }: Product, box: Box): string[] {
  if (data.series !== "strata" && data.series !== "hearth") return [];
  const count = typeof data.specs.modules === "number" ? data.specs.modules : 2;
  const head = data.series === "hearth" ? 0.3 : 0.16;
  return Array.from({ length: count }, (_, index) =>
    line(box, head + ((1 - head - 0.03) / count) * index),
  ).concat(line(box, 0.97));
}

function line({ x, y, w, h }: Box, part: number) {
  return `<path class="part" d="M${x} ${round(y + h * part)}h${w}"/>`;
}

function lamp({ x, y, w, h }: Box, right: number, down: number) {
  return `<circle class="light" cx="${round(x + w * right)}" cy="${round(y + h * down)}" r="${round(Math.max(1.4, Math.min(w, h) / 50))}"/>`;
}

function band({ x, y, w, h }: Box) {
  return `<rect class="dark" x="${round(x + w * 0.12)}" y="${round(y + h * 0.18)}" width="${round(w * 0.76)}" height="${round(h * 0.12)}" rx="2"/>`;
}

function glands({ x, y, w, h }: Box) {
  return [0.18, 0.32, 0.5, 0.66, 0.82].map(
    (part) =>
      `<rect class="part" x="${round(x + w * part - w * 0.035)}" y="${round(y + h)}" width="${round(w * 0.07)}" height="${round(Math.min(6, h * 0.03 + 2))}"/>`,
  );
}

function door({ x, y, w, h }: Box) {
  return `<rect class="part" x="${round(x + w * 0.05)}" y="${round(y + h * 0.04)}" width="${round(w * 0.9)}" height="${round(h * 0.9)}" rx="2"/><path class="part" d="M${round(x + w * 0.88)} ${round(y + h * 0.46)}v${round(h * 0.1)}"/>`;
}

function vents({ x, y, w, h }: Box) {
  return [0.72, 0.75, 0.78, 0.81, 0.84].map(
    (part) => `<path class="part" d="M${round(x + w * 0.2)} ${round(y + h * part)}h${round(w * 0.6)}"/>`,
  );
}

function rackFront(box: Box) {
  const { x, y, w, h } = box;
  const holes = [0.02, 0.98].flatMap((across) =>
    [0.15, 0.85].map(
      (down) => `<circle class="part" cx="${round(x + w * across)}" cy="${round(y + h * down)}" r="1.6"/>`,
    ),
  );
  const ears = [0.045, 0.955].map((across) => `<path class="part" d="M${round(x + w * across)} ${y}v${h}"/>`);
  return [...ears, ...holes, lamp(box, 0.5, 0.5)];
}

function stick(box: Box) {
  return [line(box, 0.14), line(box, 0.2), ...[0.3, 0.5, 0.7].map((part) => lamp(box, part, 0.55))];
}

function rail(box: Box) {
  return [line(box, 0.25), line(box, 0.75), lamp(box, 0.15, 0.5)];
}

function socket({ x, y, w, h }: Box) {
  return [
    `<circle class="part" cx="${round(x + w / 2)}" cy="${round(y + h * 0.62)}" r="${round(w * 0.24)}"/>`,
    `<rect class="dark" x="${round(x + w * 0.2)}" y="${round(y + h * 0.12)}" width="${round(w * 0.6)}" height="${round(h * 0.14)}" rx="2"/>`,
  ];
}
