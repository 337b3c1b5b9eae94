import { type Drawn, drawProduct } from "#app/features/dimension-drawing/drawing.ts";
import type { Language, Product } from "../library.ts";
import { formatNumber } from "../numbers.ts";
import { type Html, html, raw } from "../page/html.ts";
import { wordsIn } from "../words/words.ts";
import { bodyOf, markup } from "./body.ts";

type Size = { width: number; height: number; depth: number };

export function sizeOf({ data: { specs } }: Product): Size | undefined {
  const { width, height, depth } = specs;
  return typeof width === "number" && typeof height === "number" && typeof depth === "number"
    ? { width, height, depth }
    : undefined;
}

export function drawDimensions(product: Product, language: Language): Html | undefined {
  const size = sizeOf(product);
  if (!size) return undefined;
  const words = wordsIn(language);
  const number = (value: number) => formatNumber(value, language);
  const { clearance, holes } = product.data.installation ?? {};
  const drawn: Drawn = { ...bodyOf(product), ...size, clearance: clearance ?? null, holes: holes ?? null };
  const { front, side, scale } = words;
  const { width, height, shapes } = drawProduct(drawn, { front, side, scale, number });
  const text = words.dimensionText(
    product.data.model,
    number(size.width),
    number(size.height),
    number(size.depth),
  );
  return html`<figure><svg class="drawing dimensions" viewBox="0 0 ${width} ${height}" role="img" aria-label="${text}">${raw(markup(shapes))}</svg><figcaption>${words.millimetres}</figcaption></figure>`;
}
