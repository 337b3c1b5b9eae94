import { gte } from "drizzle-orm";
import { media } from "#db/schema/media.ts";
import { typeset } from "#i18n/typeset.ts";
import type { Reader } from "../reader.ts";
import { findImages } from "./images.ts";

/** The least width in pixels for print: 20 cm of a product, 13 cm of a drawn site, at 300 dpi. */
const pressWidth = { products: 2400, scenes: 1600 };

/** A picture's folder in the press kit: cut-out products or scenes. Undefined for all others. */
export function pressFolder({ id, width }: { id: string; width: number }): "products" | "scenes" | undefined {
  const folder = /^products\/.+-front$/.test(id)
    ? "products"
    : /^(?:scenes|solutions|cases)\//.test(id) && "scenes";
  return folder && width >= pressWidth[folder] ? folder : undefined;
}

/** Every printable picture in its largest size, with its caption. */
export async function listPressPictures(reader: Reader) {
  const wide = await reader.db
    .select({ id: media.id })
    .from(media)
    .where(gte(media.width, pressWidth.scenes));
  const found = await findImages(
    reader,
    wide.map(({ id }) => id),
  );
  const images = [...found.values()]
    .map((image) => ({ ...image, alt: typeset(image.alt) }))
    .sort((a, b) => a.id.localeCompare(b.id));
  const inFolder = (folder: string) => images.filter((image) => pressFolder(image) === folder);
  return { products: inFolder("products"), scenes: inFolder("scenes") };
}
