import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listOriginals } from "#tools/media/paths.ts";
import { CONTENT } from "../paths.ts";

type Manifest = Record<string, { hash: string; width: number; height: number }>;

const manifest: Manifest = JSON.parse(readFileSync(join(CONTENT, "media/manifest.json"), "utf8"));
export const PICTURE_HOST = "http://documents.invalid/pictures/";

/** The picture's address in the page, or undefined if it does not exist. */
export function pictureAddress(id: string | undefined, width: number) {
  const entry = id === undefined ? undefined : manifest[id];
  return entry && `${PICTURE_HOST}${entry.hash}/${width}/${id}.jpg`;
}

/** A PDF stores JPEG unchanged, and any other format uncompressed. */
export async function makePicture(address: string) {
  const [, width, ...id] = address
    .slice(PICTURE_HOST.length)
    .replace(/\.jpg$/, "")
    .split("/");
  const { default: sharp } = await import("sharp");
  const original = listOriginals().find((one) => one.id === id.join("/"));
  return sharp(original?.path)
    .resize({ width: Number(width), withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

/** The site's version of the picture, with its size, so that nothing shifts while it loads. */
export function sitePicture(address: string, width = 640) {
  const id = address
    .slice(PICTURE_HOST.length)
    .replace(/\.jpg$/, "")
    .split("/")
    .slice(2)
    .join("/");
  const entry = manifest[id];
  if (!entry) return undefined;
  const shown = Math.min(width, entry.width);
  const height = Math.round((entry.height / entry.width) * shown);
  return { src: `/media/${entry.hash}-${width}.webp`, width: shown, height };
}
