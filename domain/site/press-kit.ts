import { media } from "#db/schema/media.ts";
import type { Reader } from "../reader.ts";
import { findImages } from "./images.ts";

/** The part of the press kit a picture belongs to: products cut out, or scenes. Undefined for all others. */
export function pressFolder(id: string): "products" | "scenes" | undefined {
  if (/^products\/.+-front$/.test(id)) return "products";
  return /^(?:scenes|solutions|cases|company)\//.test(id) ? "scenes" : undefined;
}

/** Every picture that may be printed, with its largest size. */
export async function listPressPictures(reader: Reader) {
  const rows = await reader.db.select({ id: media.id }).from(media);
  const wanted = rows.filter(({ id }) => pressFolder(id)).map(({ id }) => id);
  const images = [...(await findImages(reader, wanted)).values()].sort((a, b) => a.id.localeCompare(b.id));
  const inFolder = (folder: string) => images.filter(({ id }) => pressFolder(id) === folder);
  return { products: inFolder("products"), scenes: inFolder("scenes") };
}
