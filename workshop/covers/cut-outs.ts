import { join } from "node:path";
import sharp from "sharp";
import { ORIGINALS } from "#tools/media/paths.ts";
import { picture } from "../clips/svg.ts";

/** Where a product stands in its pack shot, in thousandths of the picture, without its shadow. */
type Outline = { left: number; top: number; right: number; bottom: number };

const SOLID = 240;

async function outlineOf(id: string): Promise<Outline> {
  const { data, info } = await sharp(join(ORIGINALS, `${id}.webp`))
    .resize(500, 500)
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const solid = [...data.keys()].filter((at) => (data[at] ?? 0) > SOLID);
  const [xs, ys] = [solid.map((at) => at % info.width), solid.map((at) => Math.floor(at / info.width))];
  const [low, high] = [Math.min, Math.max].map((pick) =>
    [xs, ys].map((list) => list.reduce((a, b) => pick(a, b)) * 2),
  );
  return { left: low?.[0] ?? 0, top: low?.[1] ?? 0, right: high?.[0] ?? 1000, bottom: high?.[1] ?? 1000 };
}

export type Stand = (id: string, x: number, floor: number, height: number) => string;
export type Cover = { pictures: string[]; draw: (stand: Stand) => string };

/** Puts pack shots down by the middle of their foot, `height` units tall: products that stand together get one scale. */
export async function openStand(ids: string[]): Promise<Stand> {
  const outlines = new Map(await Promise.all(ids.map(async (id) => [id, await outlineOf(id)] as const)));
  return (id, x, floor, height) => {
    const outline = outlines.get(id);
    if (!outline) throw new Error(`${id} is not among the pictures of this cover`);
    const scale = height / (outline.bottom - outline.top);
    const left = x - ((outline.left + outline.right) / 2) * scale;
    return picture(id.split("/").at(-1) ?? id, left, floor - outline.bottom * scale, 1000 * scale);
  };
}
