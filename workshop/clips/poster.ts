import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ORIGINALS } from "#tools/media/paths.ts";

/** A poster is a picture of the site like any other: `clips/{id}`. */
export async function savePoster(id: string, frame: Buffer) {
  const folder = process.env.CLIPS ?? join(ORIGINALS, "clips");
  mkdirSync(folder, { recursive: true });
  await sharp(frame)
    .webp({ quality: 90 })
    .toFile(join(folder, `${id}.webp`));
}
