import { and, eq } from "drizzle-orm";
import { media, mediaTexts } from "#db/schema/media.ts";
import { batch } from "../batch.ts";
import { inBestLanguage, isOneOf, isReadable, type Reader } from "../reader.ts";

export type Image = Awaited<ReturnType<typeof findImages>> extends Map<string, infer I> ? I : never;

/** Pictures by id, with alternative text; unknown ids are left out. */
export async function findImages(reader: Reader, ids: (string | null | undefined)[]) {
  const wanted = [...new Set(ids.filter((id) => typeof id === "string"))];
  if (wanted.length === 0) return new Map<string, never>();
  reader.tags.add("media");
  return batch(reader, media, wanted, async (asked) => {
    const rows = await reader.db
      .select({ image: media, language: mediaTexts.language, alt: mediaTexts.alt })
      .from(media)
      .leftJoin(mediaTexts, and(eq(mediaTexts.id, media.id), isReadable(reader, mediaTexts.language)))
      .where(isOneOf(media.id, asked));
    const found = rows.map(({ image, language, alt }) => ({
      id: image.id,
      language,
      image: worded(image, alt),
    }));
    return new Map([...inBestLanguage(reader, found)].map(([id, { image }]) => [id, image]));
  });
}

export function imageOf(images: Map<string, Image>, id: string | null | undefined): Image | null {
  return (id && images.get(id)) || null;
}

function worded({ box, ...image }: typeof media.$inferSelect, alt: string | null) {
  return { ...image, alt: alt ?? "", ...(box && { box }) };
}
