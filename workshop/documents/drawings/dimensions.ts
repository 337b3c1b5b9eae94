import type { Language, Product } from "../library.ts";
import { formatNumber } from "../numbers.ts";
import { type Html, html, raw } from "../page/html.ts";
import { wordsIn } from "../words/words.ts";
import { drawFront, drawSide } from "./body.ts";

type Size = { width: number; height: number; depth: number };

export function sizeOf({ data: { specs } }: Product): Size | undefined {
  const { width, height, depth } = specs;
  return typeof width === "number" && typeof height === "number" && typeof depth === "number"
    ? { width, height, depth }
    : undefined;
}

const box = { width: 250, height: 200, left: 6, top: 20, gap: 46, right: 46, bottom: 34 };

/** Front and side at one scale, with their three sizes. */
export function drawDimensions(product: Product, language: Language): Html | undefined {
  const size = sizeOf(product);
  if (!size) return undefined;
  const words = wordsIn(language);
  const scale = Math.min(box.width / (size.width + size.depth), box.height / size.height);
  const [w, h, d] = [size.width, size.height, size.depth].map(
    (value) => Math.round(value * scale * 10) / 10,
  ) as [number, number, number];
  const side = box.left + w + box.gap;
  const say = (value: number) => formatNumber(value, language);
  const total = { width: side + d + box.right, height: box.top + h + box.bottom };
  return html`<figure><svg class="drawing" viewBox="0 0 ${total.width} ${total.height}" role="img" aria-label="${words.dimensionText(product.data.model, say(size.width), say(size.height), say(size.depth))}">
${raw(label(box.left + w / 2, 11, words.front))}${raw(label(side + d / 2, 11, words.side))}
${raw(drawFront(product, { x: box.left, y: box.top, w, h }))}${raw(drawSide(product, { x: side, y: box.top, w: d, h }))}
${raw(across(box.left, box.top + h + 12, w, say(size.width)))}${raw(across(side, box.top + h + 12, d, say(size.depth)))}
${raw(up(side + d + 12, box.top, h, say(size.height)))}</svg><figcaption>${words.millimetres}</figcaption></figure>`;
}

function label(x: number, y: number, text: string) {
  return `<text class="name" x="${x}" y="${y}" text-anchor="middle">${text}</text>`;
}

function across(x: number, y: number, length: number, text: string) {
  return `<path class="measure" d="M${x} ${y - 4}v8M${x + length} ${y - 4}v8M${x} ${y}h${length}"/><text x="${x + length / 2}" y="${y + 13}" text-anchor="middle">${text}</text>`;
}

function up(x: number, y: number, length: number, text: string) {
  return `<path class="measure" d="M${x - 4} ${y}h8M${x - 4} ${y + length}h8M${x} ${y}v${length}"/><text x="${x + 7}" y="${y + length / 2 + 3}">${text}</text>`;
}
