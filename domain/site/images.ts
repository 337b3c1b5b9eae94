import { inArray } from "drizzle-orm";
import { media, mediaTexts } from "#db/schema/media.ts";
import { findTexts, type Reader } from "../reader.ts";

export type Image = Awaited<ReturnType<typeof findImages>> extends Map<string, infer I> ? I : never;

/** Pictures by id, with their alternative text; an id without a picture is simply not there. */
export async function findImages(reader: Reader, ids: (string | null | undefined)[]) {
  const wanted = [...new Set(ids.filter((id) => typeof id === "string"))];
  if (wanted.length === 0) return new Map<string, never>();
  const [rows, texts] = await Promise.all([
    reader.db.select().from(media).where(inArray(media.id, wanted)),
    findTexts(reader, mediaTexts, wanted),
  ]);
  reader.tags.add("media");
  return new Map(rows.map((row) => [row.id, { ...row, alt: texts.get(row.id)?.alt ?? "" }]));
}

export function imageOf(images: Map<string, Image>, id: string | null | undefined): Image | null {
  return (id && images.get(id)) || null;
}
