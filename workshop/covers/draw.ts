import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { ORIGINALS } from "#tools/media/paths.ts";
import { openCamera } from "../clips/camera.ts";
import { listMissingSigns } from "../clips/typeface.ts";
import { covers } from "./covers.ts";
import { openStand } from "./cut-outs.ts";

/** node workshop/covers/draw.ts [id ...]: draws the pictures of articles; COVERS names another folder, for trials. */
const SCALE = 1.25;
const home = process.env.COVERS ?? ORIGINALS;
const asked = process.argv.slice(2);
const chosen = Object.entries(covers).filter(([id]) => asked.length === 0 || asked.includes(id));

const pictures = [...new Set(chosen.flatMap(([, cover]) => cover.pictures))];
const [camera, stand] = await Promise.all([openCamera(pictures, SCALE), openStand(pictures)]);
for (const [id, { draw }] of chosen) {
  const drawing = draw(stand);
  const missing = listMissingSigns(drawing);
  if (missing.length > 0) throw new Error(`${id}: the typefaces have no ${missing.join(" ")}`);
  const path = join(home, `${id}.webp`);
  mkdirSync(dirname(path), { recursive: true });
  await sharp(await camera.take(drawing, "png"))
    .webp({ quality: 86 })
    .toFile(path);
  console.info(id);
}
await camera.close();
