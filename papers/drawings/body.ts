import { type DrawnBody, drawFront as drawFace } from "#app/features/dimension-drawing/body-parts.ts";
import type { Box, Shape } from "#app/features/dimension-drawing/shapes.ts";
import type { Product } from "../library.ts";

export function bodyOf({ id, data, face, role }: Product): DrawnBody {
  const { mounting, modules } = data.specs;
  return {
    id,
    face,
    mounting: [mounting].flat().map(String),
    isBox: role === "box",
    modules: typeof modules === "number" ? modules : undefined,
    ports: data.installation?.ports ?? [],
  };
}

/** The housing from the front, for a product without a picture. */
export function drawFront(product: Product, box: Box): string {
  return markup(drawFace(bodyOf(product), box));
}

export function markup(shapes: Shape[]): string {
  return shapes.map(element).join("");
}

function element(shape: Shape): string {
  if ("text" in shape)
    return `<text x="${shape.x}" y="${shape.y}" text-anchor="${shape.anchor ?? "middle"}">${shape.text}</text>`;
  if ("d" in shape) return `<path class="${shape.role}" d="${shape.d}"/>`;
  return `<circle class="${shape.role}" cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}"/>`;
}
