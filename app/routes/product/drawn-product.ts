import type { Drawn } from "#app/features/dimension-drawing/drawing.ts";
import { type ShownProduct, specNumber } from "./shown-product.ts";

type Size = { width: number; height: number; depth: number };

/** What the drawing needs to know of a product. */
export function drawnOf(product: ShownProduct, size: Size): Drawn {
  const { id, body, role } = product;
  return {
    ...{ id, face: body.face, ...size },
    ...{ ports: body.ports, clearance: body.clearance, holes: body.holes },
    mounting: body.mounting,
    modules: specNumber(product, "modules"),
    isBox: role === "box",
  };
}
