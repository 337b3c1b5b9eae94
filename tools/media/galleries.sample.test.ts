import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { MEDIA } from "./paths.ts";

const FOLDER = join(MEDIA, "../products");
const current = readdirSync(FOLDER)
  .filter((name) => /^[a-z0-9-]+\.yaml$/.test(name))
  .map((name) => ({ id: name.replace(".yaml", ""), ...readProduct(name) }))
  .filter(({ legacy }) => !legacy);
const used = new Set(
  readdirSync(join(MEDIA, "../solutions"))
    .filter((name) => /^[a-z0-9-]+\.yaml$/.test(name))
    .flatMap((name) => readSolution(name).products.map(({ product }) => product)),
);

test.each(current)(
  "$id is seen from the front, the side, its connections, its back or open, and in a solution that uses it",
  ({ id, images, series }) => {
    expect(images.slice(0, 2)).toEqual([`products/${id}-front`, `products/${id}-side`]);
    expect(images[2]).toMatch(/-ports$/);
    expect(images[3]).toMatch(/-(back|open)$/);
    // One model may represent others of its series that look the same.
    const shown = current.filter((other) => other.series === series).flatMap((other) => other.images);
    if (used.has(id)) expect(shown.filter((image) => /^(solutions|scenes)\//.test(image))).not.toEqual([]);
  },
);

function readProduct(name: string): { images: string[]; series: string; legacy?: boolean } {
  return parse(readFileSync(join(FOLDER, name), "utf8"));
}

function readSolution(name: string): { products: { product: string }[] } {
  return parse(readFileSync(join(MEDIA, "../solutions", name), "utf8"));
}
