import { readdirSync } from "node:fs";
import { join } from "node:path";

export const MEDIA = join(import.meta.dirname, "../../content/media");
export const ORIGINALS = join(MEDIA, "originals");
export const DERIVED = join(MEDIA, "derived");
export const MANIFEST = join(MEDIA, "manifest.json");

/** Picture ids are the paths of the originals without their ending: `products/hd-r5-1p-front`. */
export function listOriginals() {
  return readdirSync(ORIGINALS, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".webp"))
    .map((file) => ({ id: file.replaceAll("\\", "/").replace(/\.webp$/, ""), path: join(ORIGINALS, file) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
