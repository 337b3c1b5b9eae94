import { copyFileSync, existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { DERIVED } from "./paths.ts";

const WIDTHS = [320, 640, 960, 1280, 1920];
/** Scenes fill the page width; most laptops are between 1280 and 1920 px wide. */
const FULL_WIDTHS = [320, 640, 960, 1280, 1600, 1920];
const OPEN_GRAPH = { width: 1200, height: 630 };

/** The fixed widths up to the original's; the original's own width is added when it is more than a tenth larger. */
export function listWidths(id: string, original: number) {
  const steps = id.startsWith("scenes/") ? FULL_WIDTHS : WIDTHS;
  const widths = steps.filter((width) => width <= original);
  return original > (widths.at(-1) ?? 0) * 1.1 ? [...widths, original] : widths;
}

export function listFiles(hash: string, widths: number[], og: boolean) {
  const sizes = widths.flatMap((width) => [`${hash}-${width}.avif`, `${hash}-${width}.webp`]);
  return og ? [...sizes, `${hash}-og.jpg`] : sizes;
}

/** Creates a file unless it exists: the hash in its name stands for its content. */
export async function makeFile(original: string, name: string) {
  const target = join(DERIVED, name);
  if (existsSync(target)) return false;
  if (await isForPrint(original, name)) copyFileSync(original, `${target}.part`);
  else await draw(original, name).toFile(`${target}.part`);
  renameSync(`${target}.part`, target);
  return true;
}

/** Larger than pages need: served as it is. */
async function isForPrint(original: string, name: string) {
  const { width, format } = await sharp(original).metadata();
  return width > Math.max(...WIDTHS) && format === "webp" && name.endsWith(`-${width}.webp`);
}

function draw(original: string, name: string) {
  if (name.endsWith("-og.jpg")) return drawOpenGraph(original);
  const width = Number(/-(\d+)\./.exec(name)?.[1]);
  const resized = sharp(original).resize({ width, kernel: "lanczos3" });
  return name.endsWith(".avif")
    ? resized.avif({ quality: isScene(original) ? 76 : 58, effort: 3 })
    : resized.webp({ quality: 80, alphaQuality: 85, effort: 4 });
}

/** A wall in soft light: at the quality of other pictures its shade falls into bands. */
const isScene = (original: string) => original.includes("/scenes/");

function drawOpenGraph(original: string) {
  const isProduct = original.includes("products");
  return sharp(original)
    .resize({ ...OPEN_GRAPH, fit: isProduct ? "contain" : "cover", background: "#fff" })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 82, mozjpeg: true });
}
